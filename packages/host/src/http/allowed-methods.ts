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
  /** A digit for each segment: 0 for a word, 1 for a parameter, 2 for a wildcard. The route that comes first in their order is the most specific, as the router and OpenAPI take words before parameters. */
  readonly rank: string;
}

/** The rank of a route's URL, for example 001 for `/business/profile/:id` and 010 for `/business/:id/claim`. */
function rankOf(url: string): string {
  return segmentsOf(url)
    .map((segment) => (segment.includes('*') ? '2' : segment.includes(':') ? '1' : '0'))
    .join('');
}

const segmentsOf = (url: string) => url.split('/').filter(Boolean);

/** Whether an address can match both routes, as `/business/profile/claim` does with the two above. */
function canShare(one: KnownRoute, other: KnownRoute): boolean {
  const others = segmentsOf(other.url);
  const segments = segmentsOf(one.url);
  const isOpen = (segment: string) => /[:*]/.test(segment);
  if (one.rank.includes('2') || other.rank.includes('2')) return one.path.test(other.url);
  return (
    segments.length === others.length &&
    segments.every((segment, place) => {
      const counterpart = others[place] ?? '';
      return isOpen(segment) || isOpen(counterpart) || segment.toLowerCase() === counterpart.toLowerCase();
    })
  );
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
    const path = new RegExp(`^${pattern}/*$`, 'i');
    routes.push({ url, path, methods: [method].flat(), rank: rankOf(url) });
  });

  const methodsOf = (path: string, among: readonly KnownRoute[] = routes) => {
    const matching = among.filter((route) => route.path.test(path));
    const [first] = matching.map(({ rank }) => rank).toSorted();
    return [
      ...new Set(matching.filter(({ rank }) => rank === first).flatMap(({ methods }) => methods)),
    ].toSorted();
  };

  function findMoreExact(url: string): readonly KnownRoute[] {
    const own = routes.find((route) => route.url === url);
    const found = own ? routes.filter((route) => route.rank < own.rank && canShare(own, route)) : [];
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
