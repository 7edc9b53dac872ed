import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that a path takes, whatever it was asked by; none where there is no route. */
    allowedMethods(path: string): string[];
  }
}

interface KnownRoute {
  readonly path: RegExp;
  readonly methods: readonly string[];
}

/** Notes every route of a server, for the `Allow` of a 405. Routes for all paths (`*`) say nothing of a path. */
export function noteAllowedMethods(server: FastifyInstance): void {
  const routes: KnownRoute[] = [];
  server.addHook('onRoute', ({ url, method }) => {
    if (url === '*' || url === '/*') return;
    const pattern = url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')
      .replaceAll('/', '/+');
    routes.push({ path: new RegExp(`^${pattern}/*$`, 'i'), methods: [method].flat() });
  });
  server.decorate('allowedMethods', (path) => [
    ...new Set(routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods)),
  ]);
}
