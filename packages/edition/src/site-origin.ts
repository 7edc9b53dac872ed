import { type EditionId, networkSite } from './network.ts';
import type { Hosts } from './use-edition.tsx';

/** The parts of the current site that the URLs of other sites depend on. */
interface ShownSite {
  readonly edition: { readonly id: EditionId };
  readonly hosts: Pick<Hosts, 'site' | 'fallback'>;
}

const atHome = /^http:\/\/(?:[a-z0-9-]+\.)?localhost(:\d{1,5})?$/;

/**
 * Returns the port of a localhost origin, such as `http://localhost:4000` or `http://chile.localhost:4000`; undefined
 * for other origins.
 */
export function localhostPort(origin: string): { readonly port: string } | undefined {
  const found = atHome.exec(origin);
  return found ? { port: found[1] ?? '' } : undefined;
}

/**
 * Returns the origin of a site of the network as seen from the current one: live hosts from a live site,
 * `<id>.localhost` with the same port in development.
 */
export function siteOrigin({ edition, hosts }: ShownSite, id: EditionId): string {
  if (id === edition.id) return hosts.site;
  const home = localhostPort(hosts.site);
  if (!home) return `https://${networkSite(id).host}`;
  return hosts.fallback?.edition === id ? hosts.fallback.site : `http://${id}.localhost${home.port}`;
}
