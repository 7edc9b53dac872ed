import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the methods of the most specific routes that match a path; empty without a route. */
    allowedMethods(path: string): string[];
    /**
     * Tells whether a more specific route matches the request's path with other methods only, as `PUT
     * /product/create`, which is no product id.
     */
    hasMoreSpecificRoute(request: FastifyRequest): boolean;
  }
}

interface KnownRoute {
  readonly url: string;
  readonly path: RegExp;
  readonly methods: readonly string[];
  /** Number of parameters and wildcards; fewer are more specific. */
  readonly open: number;
}

/** Records the routes of a server for the `Allow` header of 405 replies. Catch-all routes (`*`) are ignored. */
export function recordAllowedMethods(server: FastifyInstance): void {
  const routes: KnownRoute[] = [];
  /** More specific routes by the URL pattern of a route. */
  const moreExact = new Map<string, readonly KnownRoute[]>();
  server.addHook('onRoute', ({ url, method }) => {
    if (url === '*' || url === '/*') return;
    const pattern = url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')
      .replaceAll('/', '/+');
    const open = url.match(/:\w+|\*/g)?.length ?? 0;
    routes.push({ url, path: new RegExp(`^${pattern}/*$`, 'i'), methods: [method].flat(), open });
  });

  const methodsOf = (path: string, among: readonly KnownRoute[] = routes) => {
    const matching = among.filter((route) => route.path.test(path));
    const least = Math.min(...matching.map(({ open }) => open));
    return [
      ...new Set(matching.filter(({ open }) => open === least).flatMap(({ methods }) => methods)),
    ].toSorted();
  };

  function findMoreExact(url: string): readonly KnownRoute[] {
    const own = routes.find((route) => route.url === url);
    const found = own ? routes.filter((route) => route.open < own.open && own.path.test(route.url)) : [];
    moreExact.set(url, found);
    return found;
  }

  server.decorate('allowedMethods', (path) => methodsOf(path));
  server.decorate('hasMoreSpecificRoute', ({ routeOptions: { url = '' }, url: address, method }) => {
    const others = moreExact.get(url) ?? findMoreExact(url);
    if (others.length === 0) return false;
    const allowed = methodsOf(address.split('?', 1)[0] ?? '/', others);
    return allowed.length > 0 && !allowed.includes(method);
  });
}
