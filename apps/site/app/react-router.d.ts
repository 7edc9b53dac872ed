import 'react-router';

// Types of the options set in react-router.config.ts.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}
