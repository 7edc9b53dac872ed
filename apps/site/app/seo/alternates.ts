import { hreflangOf } from '@wbn/edition/hreflang.ts';
import { type Language, languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { headquarters, type NetworkSite, network } from '@wbn/edition/network.ts';
import { siteOrigin } from '@wbn/edition/site-origin.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { PageFacts } from './page-meta.ts';

/** Where a page exists: on every site of the network, on one site in its languages, or at one address only. */
export type AlternateScope = 'network' | 'site' | 'none';

interface Alternate {
  readonly tag: string;
  readonly address: string;
}

/**
 * Returns the hreflang links of a page: itself, its other languages, the other sites of the network and `x-default`.
 * All sites derive the same list from the network's.
 */
export function alternatesOf(view: EditionView, facts: PageFacts): readonly Alternate[] {
  if (facts.noindex || facts.canonical || facts.alternates === 'none') return [];
  return facts.alternates === 'site' ? alternatesOnSite(view, facts.path) : alternatesOnAll(view, facts.path);
}

/** Tags of a page on one site contain no country, since readers may be in any. */
function alternatesOnSite({ edition, hosts }: EditionView, path: string): readonly Alternate[] {
  const address = (language: Language) => hosts.site + languagePath(edition, language, path);
  return [
    ...languages.map((language) => ({ tag: language, address: address(language) })),
    { tag: 'x-default', address: address(edition.language) },
  ];
}

function alternatesOnAll(view: EditionView, path: string): readonly Alternate[] {
  const { edition } = view;
  const sites = network.filter(({ id }) => id === edition.id || edition.sisterSites.includes(id));
  const address = (site: NetworkSite, language: Language) =>
    siteOrigin(view, site.id) + languagePath(site, language, path);
  const main = sites.find(({ id }) => id === headquarters) ?? sites.find(({ id }) => id === edition.id);
  return [
    ...sites.flatMap((site) =>
      languages.map((language) => ({
        tag: hreflangOf(site, language),
        address: address(site, language),
      })),
    ),
    ...(main ? [{ tag: 'x-default', address: address(main, main.language) }] : []),
  ];
}
