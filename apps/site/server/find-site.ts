import type { LoadedEdition } from './load-editions.ts';

/** One website of the many that this server may show: an edition at an origin. */
export interface Site extends LoadedEdition {
  /** Scheme and host that the pages call their own in canonical links. */
  readonly origin: string;
}

export interface FindSiteOptions {
  readonly editions: ReadonlyMap<string, LoadedEdition>;
  /** Edition for hosts that belong to none. */
  readonly fallback: LoadedEdition;
  /** Origin for hosts that belong to none. */
  readonly fallbackOrigin: string;
}

const atHome = /^([a-z-]+)\.localhost(:\d{1,5})?$/;

/**
 * Makes a function from the `Host` header to the site that is meant: an edition's live host,
 * `<edition>.localhost:<port>` at home, and the fallback for everything else.
 */
export function createFindSite(options: FindSiteOptions): (host: string | undefined) => Site {
  const { editions, fallback, fallbackOrigin } = options;
  const byHost = new Map<string, Site>();
  for (const loaded of editions.values()) {
    byHost.set(loaded.edition.host, { ...loaded, origin: `https://${loaded.edition.host}` });
  }
  const unknown: Site = { ...fallback, origin: fallbackOrigin };
  const own = new URL(fallbackOrigin).host;
  byHost.set(own, unknown);

  return (host) => {
    const name = (host ?? '').toLowerCase();
    const known = byHost.get(name);
    if (known) return known;
    const loaded = editions.get(atHome.exec(name)?.[1] ?? '');
    if (!loaded) return unknown;
    const site: Site = { ...loaded, origin: `http://${name}` };
    // One port only is ever asked for at home; the limit is against made-up ones.
    if (byHost.size < 1000) byHost.set(name, site);
    return site;
  };
}
