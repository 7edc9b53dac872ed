import { type Language, languages } from '@wbn/edition/language.ts';
import { homePort } from '@wbn/edition/site-origin.ts';
import type { EditionView, Hosts } from '@wbn/edition/use-edition.tsx';
import type { LoadedEdition } from './load-editions.ts';

/** One website of the many that this server may show: an edition at an origin. */
export interface Site extends LoadedEdition {
  /** Scheme and host that the pages call their own in canonical links. */
  readonly origin: string;
  /** What pages are told of their site, by the language that they are shown in. */
  readonly views: Readonly<Record<Language, EditionView>>;
}

export interface FindSiteOptions {
  readonly editions: ReadonlyMap<string, LoadedEdition>;
  /** Edition for hosts that belong to none. */
  readonly fallback: LoadedEdition;
  /** Origin for hosts that belong to none. */
  readonly fallbackOrigin: string;
  /** As browsers reach them. */
  readonly hosts: Pick<Hosts, 'api' | 'accounts'>;
}

const localName = /^([a-z-]+)\.localhost(:\d{1,5})?$/;
/** Against made-up ports: at home one port only is ever asked for. */
const mostKnown = 1000;

/**
 * Makes a function from the `Host` header to the site that is meant: an edition's live host,
 * `<edition>.localhost:<port>` at home, and the fallback for everything else. At home the fallback's edition has one
 * address too: plain localhost.
 */
export function createFindSite(options: FindSiteOptions): (host: string | undefined) => Site {
  const { editions, fallback, fallbackOrigin } = options;
  const ownPort = homePort(fallbackOrigin);
  const atHome = ownPort && { edition: fallback.edition.id, site: fallbackOrigin };

  function open(loaded: LoadedEdition, origin: string, fallbackSite?: Hosts['fallback']): Site {
    const hosts = { site: origin, ...options.hosts, ...(fallbackSite && { fallback: fallbackSite }) };
    const views = languages.map((language) => [language, { edition: loaded.edition, language, hosts }]);
    return { ...loaded, origin, views: Object.fromEntries(views) as Site['views'] };
  }

  const byHost = new Map<string, Site>();
  for (const loaded of editions.values())
    byHost.set(loaded.edition.host, open(loaded, `https://${loaded.edition.host}`));
  const unknown = open(fallback, fallbackOrigin, atHome);
  byHost.set(new URL(fallbackOrigin).host, unknown);

  return (host) => {
    const name = (host ?? '').toLowerCase();
    const known = byHost.get(name);
    if (known) return known;
    const [, id = '', port = ''] = localName.exec(name) ?? [];
    const loaded = editions.get(id);
    const isOurs = port === ownPort?.port;
    if (!loaded || (isOurs && loaded === fallback)) return unknown;
    const site = open(loaded, `http://${name}`, isOurs ? atHome : undefined);
    if (byHost.size < mostKnown) byHost.set(name, site);
    return site;
  };
}
