import { homePort } from '@wbn/edition/site-origin.ts';
import type { Hosts } from '@wbn/edition/use-edition.tsx';
import type { LoadedEdition } from './load-editions.ts';

/** One website of the many that this server may show: an edition at an origin. */
export interface Site extends LoadedEdition {
  /** Scheme and host that the pages call their own in canonical links. */
  readonly origin: string;
  /** At home: what plain `localhost` shows, so that its sisters can link to it. */
  readonly fallback?: Hosts['fallback'];
}

export interface FindSiteOptions {
  readonly editions: ReadonlyMap<string, LoadedEdition>;
  /** Edition for hosts that belong to none. */
  readonly fallback: LoadedEdition;
  /** Origin for hosts that belong to none. */
  readonly fallbackOrigin: string;
}

const localName = /^([a-z-]+)\.localhost(:\d{1,5})?$/;

/**
 * Makes a function from the `Host` header to the site that is meant: an edition's live host,
 * `<edition>.localhost:<port>` at home, and the fallback for everything else. At home the fallback's edition has one
 * address too: plain localhost.
 */
export function createFindSite(options: FindSiteOptions): (host: string | undefined) => Site {
  const { editions, fallback, fallbackOrigin } = options;
  const byHost = new Map<string, Site>();
  for (const loaded of editions.values()) {
    byHost.set(loaded.edition.host, { ...loaded, origin: `https://${loaded.edition.host}` });
  }
  const ownPort = homePort(fallbackOrigin);
  const localFallback = ownPort ? { fallback: { edition: fallback.edition.id, site: fallbackOrigin } } : {};
  const unknown: Site = { ...fallback, origin: fallbackOrigin, ...localFallback };
  const own = new URL(fallbackOrigin).host;
  byHost.set(own, unknown);

  return (host) => {
    const name = (host ?? '').toLowerCase();
    const known = byHost.get(name);
    if (known) return known;
    const [, id = '', port = ''] = localName.exec(name) ?? [];
    const loaded = editions.get(id);
    const isOurs = port === ownPort?.port;
    if (!loaded || (isOurs && loaded === fallback)) return unknown;
    const site: Site = { ...loaded, origin: `http://${name}`, ...(isOurs ? localFallback : {}) };
    // One port only is ever asked for at home; the limit is against made-up ones.
    if (byHost.size < 1000) byHost.set(name, site);
    return site;
  };
}
