import { languagePath } from '@wbn/edition/language-path.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { MetaDescriptor } from 'react-router-dom';

export interface PageFacts {
  /** Without the name of the site, which is added. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Path of the page without language, with the query that belongs to its address. */
  readonly path: string;
  /** Absolute address of a picture that stands for the page. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'profile' | 'article' | 'product';
  /** For pages that belong to a person, or to nobody: search engines leave them out. */
  readonly noindex?: boolean;
}

/** BCP 47 tags for search engines and readers; the edition's own language carries its country. */
export function languageTag({ edition }: Pick<EditionView, 'edition'>, language: string): string {
  return language === edition.language ? edition.locale : language;
}

/** Everything a page says about itself in the head; titles carry the edition's label (EDN-03). */
export function pageMeta(view: EditionView, facts: PageFacts): MetaDescriptor[] {
  const { edition, language, hosts } = view;
  const siteName = `WBN ${edition.label[language]}`;
  const title = facts.title === '' ? siteName : `${facts.title} | ${siteName}`;
  const address = (code: typeof language) => `${hosts.site}${languagePath(edition, code, facts.path)}`;
  const description = facts.description ? [{ name: 'description', content: facts.description }] : [];
  if (facts.noindex) return [{ title }, ...description, { name: 'robots', content: 'noindex' }];

  const image = facts.image ?? `${hosts.site}/og.png`;
  return [
    { title },
    ...description,
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...edition.languages.map((code) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: languageTag(view, code),
      href: address(code),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(edition.language) },
    { property: 'og:title', content: title },
    ...(facts.description ? [{ property: 'og:description', content: facts.description }] : []),
    { property: 'og:url', content: address(language) },
    { property: 'og:type', content: facts.type ?? 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: languageTag(view, language).replace('-', '_') },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: facts.image ? 'summary_large_image' : 'summary' },
  ];
}
