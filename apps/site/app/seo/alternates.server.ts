import { hreflangOf } from '@wbn/edition/hreflang.ts';
import { type Language, languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { headquarters, type NetworkSite, network } from '@wbn/edition/network.ts';
import { siteOrigin } from '@wbn/edition/site-origin.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { EntryContext } from 'react-router-dom';
import { escapeXml } from './escape-xml.ts';
import type { PageFacts } from './page-meta.ts';

/** Where a page exists: on every site of the network, on one site in its languages, or only where it is. */
export type AlternateScope = 'network' | 'site' | 'none';

interface Alternate {
  readonly tag: string;
  readonly address: string;
}

/**
 * The same page in other languages and on other sites, itself included, each under a tag of its own, and where readers
 * go who fit none of them. Every member of such a cluster gives the same list, because all are made from the list
 * of the network.
 */
export function alternatesOf(view: EditionView, facts: PageFacts): readonly Alternate[] {
  if (facts.noindex || facts.canonical || facts.alternates === 'none') return [];
  return facts.alternates === 'site' ? alternatesOnSite(view, facts.path) : alternatesOnAll(view, facts.path);
}

/** A page of one site is for readers of a language wherever they are: its tags name no country. */
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

/** The alternates of a rendered page as elements of its head; none for a page that failed. */
export function alternateLinks(view: EditionView, { staticHandlerContext }: EntryContext): string {
  const { errors, loaderData, matches, statusCode } = staticHandlerContext;
  const leaf = matches.at(-1)?.route.id;
  if (errors || statusCode !== 200 || leaf === undefined) return '';
  const facts = (loaderData[leaf] as { readonly head?: PageFacts } | undefined)?.head;
  if (!facts) return '';
  const kept = facts.path === '/' ? ofHome.get(view) : undefined;
  const links = kept ?? alternatesOf(view, facts).map(toLink).join('');
  if (facts.path === '/') ofHome.set(view, links);
  return links;
}

/** A hundred links, the same each time. */
const ofHome = new WeakMap<EditionView, string>();

function toLink({ tag, address }: Alternate): string {
  return `<link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}">`;
}
