import 'react-router';

// The types of what react-router.config.ts switches on.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
