import { hreflangOf } from '@wbn/edition/hreflang.ts';
import { type Language, languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { headquarters, type NetworkSite, network, networkSite } from '@wbn/edition/network.ts';
import { siteOrigin } from '@wbn/edition/site-origin.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { PageFacts } from './page-meta.ts';

/** Where a page exists: on every site of the network, on one site in its languages, or at one address only. */
export type AlternateScope = 'network' | 'site' | 'none';

export interface Alternate {
  readonly tag: string;
  readonly address: string;
}

/**
 * Returns the hreflang links in the head of a page: its languages on this site, and `x-default`. Pages of the whole
 * network have the other sites' addresses in the sitemap of pages, which spares each document some ten kilobytes.
 */
export function alternatesOf(view: EditionView, facts: PageFacts): readonly Alternate[] {
  const { edition, hosts } = view;
  const { alternates = 'network', path } = facts;
  if (facts.noindex || facts.canonical || alternates === 'none') return [];
  if (alternates === 'network')
    return [...ofSite(view, networkSite(edition.id), path), defaultOf(view, path)];
  // Tags of a page on one site contain no country, since readers may be in any.
  const address = (language: Language) => hosts.site + languagePath(edition, language, path);
  return [
    ...languages.map((language) => ({ tag: language, address: address(language) })),
    { tag: 'x-default', address: address(edition.language) },
  ];
}

/**
 * Returns all addresses of a page that exists on every site of the network, and `x-default`. All sites derive the same
 * list from the network's.
 */
export function networkAlternates(view: EditionView, path: string): readonly Alternate[] {
  return [...sitesOf(view).flatMap((site) => ofSite(view, site, path)), defaultOf(view, path)];
}

const sitesOf = ({ edition }: EditionView): readonly NetworkSite[] =>
  network.filter(({ id }) => id === edition.id || edition.sisterSites.includes(id));

function ofSite(view: EditionView, site: NetworkSite, path: string): readonly Alternate[] {
  const origin = siteOrigin(view, site.id);
  return languages.map((language) => ({
    tag: hreflangOf(site, language),
    address: origin + languagePath(site, language, path),
  }));
}

/** `x-default` is the page of headquarters, or of the site itself when headquarters is no sister site. */
function defaultOf(view: EditionView, path: string): Alternate {
  const main = sitesOf(view).find(({ id }) => id === headquarters) ?? networkSite(view.edition.id);
  return { tag: 'x-default', address: siteOrigin(view, main.id) + languagePath(main, main.language, path) };
}
