import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that a path takes, by the routes that name it most exactly; none where there is no route. */
    allowedMethods(path: string): string[];
    /** Whether another route names the path of a request more exactly, and takes other methods only: `PUT /product/create` is no product. */
    isForOther(request: FastifyRequest): boolean;
  }
}

interface KnownRoute {
  readonly url: string;
  readonly path: RegExp;
  readonly methods: readonly string[];
  /** Parameters and wildcards: fewer are more exact. */
  readonly open: number;
}

/** Notes every route of a server, for the `Allow` of a 405. Routes for all paths (`*`) say nothing of a path. */
export function noteAllowedMethods(server: FastifyInstance): void {
  const routes: KnownRoute[] = [];
  /** By the address of a route: those that name some of its paths more exactly. */
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
  server.decorate('isForOther', ({ routeOptions: { url = '' }, url: address, method }) => {
    const others = moreExact.get(url) ?? findMoreExact(url);
    if (others.length === 0) return false;
    const allowed = methodsOf(address.split('?', 1)[0] ?? '/', others);
    return allowed.length > 0 && !allowed.includes(method);
  });
}
