import { languagePath } from '@wbn/edition/language-path.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { MetaDescriptor, UIMatch } from 'react-router-dom';
import { type AlternateScope, alternatesOf } from './alternates.ts';

export interface PageFacts {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Path without language, with the query parameters that belong to the canonical address. */
  readonly path: string;
  /** Absolute canonical URL when the home of the page is another site. */
  readonly canonical?: string | undefined;
  /** Where alternates of the page exist; by default on all sites. */
  readonly alternates?: AlternateScope | undefined;
  /** URL of the page's picture; without a host for stored files. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'profile' | 'article' | 'product';
  /** For members' pages and errors. */
  readonly noindex?: boolean;
  readonly jsonLd?: readonly object[];
}

/** Returns the BCP 47 tag of a page; the edition's own language includes its country. */
export function languageTag({ edition }: Pick<EditionView, 'edition'>, language: string): string {
  return language === edition.language ? edition.locale : language;
}

/** Returns all metadata of a page; titles contain the edition's label (EDN-03). */
export function pageMeta(view: EditionView, facts: PageFacts): MetaDescriptor[] {
  const { edition, language, hosts } = view;
  const siteName = `WBN ${edition.label[language]}`;
  const title = facts.title === '' ? siteName : `${facts.title} | ${siteName}`;
  const description = facts.description ? [{ name: 'description', content: facts.description }] : [];
  if (facts.noindex) return [{ title }, ...description, { name: 'robots', content: 'noindex' }];

  const canonical = facts.canonical ?? `${hosts.site}${languagePath(edition, language, facts.path)}`;
  const image = wholeAddress(hosts.site, facts.image ?? '/og.png');
  return [
    { title },
    ...description,
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternatesOf(view, facts).map(({ tag, address }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: tag,
      href: address,
    })),
    { property: 'og:title', content: title },
    ...(facts.description ? [{ property: 'og:description', content: facts.description }] : []),
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: languageTag(view, language).replace(/-(?:Hant-)?/, '_') },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: facts.image ? 'summary_large_image' : 'summary' },
    ...(facts.jsonLd ?? []).map((json) => ({ 'script:ld+json': json })),
  ];
}

function wholeAddress(site: string, address: string): string {
  return address.startsWith('/') ? `${site}${address}` : address;
}

interface HeadArgs {
  readonly loaderData: { readonly head: PageFacts } | undefined;
  readonly matches: readonly (Pick<UIMatch, 'loaderData'> | undefined)[];
}

/** The `meta` export of every route: uses `head` of the route's loader, and edition and language of the root's. */
export function headMeta({ loaderData, matches }: HeadArgs): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { readonly view: EditionView } | undefined;
  return root && loaderData ? pageMeta(root.view, loaderData.head) : [];
}
