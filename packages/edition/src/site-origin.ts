import { type EditionId, networkSite } from './network.ts';
import type { Hosts } from './use-edition.tsx';

/** The site that is shown, as far as its neighbours' addresses depend on it. */
interface ShownSite {
  readonly edition: { readonly id: EditionId };
  readonly hosts: Pick<Hosts, 'site' | 'fallback'>;
}

const atHome = /^http:\/\/(?:[a-z0-9-]+\.)?localhost(:\d{1,5})?$/;

/** Whether an origin is this computer's: `http://localhost:4000`, `http://chile.localhost:4000`. */
export function homePort(origin: string): { readonly port: string } | undefined {
  const found = atHome.exec(origin);
  return found ? { port: found[1] ?? '' } : undefined;
}

/**
 * Scheme and host of any site of the network, as it is reached from the one that is shown: live hosts from a live
 * site, `<id>.localhost` with the same port at home.
 */
export function siteOrigin({ edition, hosts }: ShownSite, id: EditionId): string {
  if (id === edition.id) return hosts.site;
  const home = homePort(hosts.site);
  if (!home) return `https://${networkSite(id).host}`;
  return hosts.fallback?.edition === id ? hosts.fallback.site : `http://${id}.localhost${home.port}`;
}
