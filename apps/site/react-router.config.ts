import type { Config } from '@react-router/dev/config';
import { compressAssets } from './commands/compress-assets.ts';

export default {
  ssr: true,
  buildEnd: ({ reactRouterConfig }) => compressAssets(reactRouterConfig.buildDirectory),
  // Loads all routes of a language at once, a small cached file; lazy discovery would make a request per page.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
