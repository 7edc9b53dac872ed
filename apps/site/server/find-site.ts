import { type Language, languages } from '@wbn/edition/language.ts';
import { localhostPort } from '@wbn/edition/site-origin.ts';
import type { EditionView, Hosts } from '@wbn/edition/use-edition.tsx';
import type { LoadedEdition } from './load-editions.ts';

/** One of the sites that this server shows: an edition at an origin. */
export interface Site extends LoadedEdition {
  /** Origin that pages use in canonical links. */
  readonly origin: string;
  /** The view passed to pages, by language. */
  readonly views: Readonly<Record<Language, EditionView>>;
}

export interface FindSiteOptions {
  readonly editions: ReadonlyMap<string, LoadedEdition>;
  /** Edition for unknown hosts. */
  readonly fallback: LoadedEdition;
  /** Origin for unknown hosts. */
  readonly fallbackOrigin: string;
  /** Origins as browsers reach them. */
  readonly hosts: Pick<Hosts, 'api' | 'accounts'>;
}

const localName = /^([a-z-]+)\.localhost(:\d{1,5})?$/;
/** Limits memory against made-up ports; in development only one port is in use. */
const mostKnown = 1000;

/**
 * Returns a function that finds the site of a `Host` header: an edition's live host, `<edition>.localhost:<port>` in
 * development, otherwise the fallback. In development the fallback's only address is plain localhost.
 */
export function createFindSite(options: FindSiteOptions): (host: string | undefined) => Site {
  const { editions, fallback, fallbackOrigin } = options;
  const ownPort = localhostPort(fallbackOrigin);
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
