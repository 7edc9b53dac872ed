import type { TextLanguage } from '@wbn/edition/language.ts';
import type { MDXContent } from 'mdx/types';
import type { InformationContent, TocEntry } from '../information/information-content.ts';
import { informationPages } from '../information/information-pages.ts';

interface FrontMatter {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead?: string;
  readonly link?: string;
}

interface TextModule {
  readonly default: MDXContent;
  readonly frontmatter: FrontMatter;
  readonly tableOfContents: readonly TocEntry[];
}

/** The text of an informational page in one language. */
interface PageText {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string | undefined;
  /** Short name for links. */
  readonly link: string;
  readonly Body: MDXContent;
  readonly tableOfContents: readonly TocEntry[];
}

// Bundles all texts, for the server and tests. Browsers load single texts (`page-body.ts`).
const modules = import.meta.glob<TextModule>('./**/*.mdx', { eager: true });

/**
 * Returns the text of a page; `editionLabel` replaces `{{edition}}` in its frontmatter. Throws when the language
 * lacks the page, which a test prevents.
 */
export function pageText(path: string, language: TextLanguage, editionLabel: string): PageText {
  const module = modules[`.${path}/${language}.mdx`];
  if (!module) throw new Error(`There is no text ${path} in ${language}`);
  const { title, description, heading, lead, link } = module.frontmatter;
  const withLabel = (text: string) => text.replaceAll('{{edition}}', editionLabel);
  return {
    title: withLabel(title),
    description: withLabel(description),
    heading: withLabel(heading),
    lead: lead === undefined ? undefined : withLabel(lead),
    link: withLabel(link ?? title),
    Body: module.default,
    tableOfContents: module.tableOfContents,
  };
}

/** Returns the texts around a page's body, for its component. */
export function informationContent(
  path: string,
  language: TextLanguage,
  editionLabel: string,
): InformationContent {
  const { heading, lead, tableOfContents } = pageText(path, language, editionLabel);
  const linked = informationPages
    .filter((page) => /^\/(?:b2b-tips\/|membership-)/.test(page.path))
    .map((page) => {
      const { link, description } = pageText(page.path, language, editionLabel);
      return [page.path, { link, description }] as const;
    });
  return { heading, lead, tableOfContents, linked: Object.fromEntries(linked) };
}

/** Lists path and language of all texts, for the test that compares them with the list of pages. */
export function writtenTexts(): readonly { path: string; language: string }[] {
  return Object.keys(modules).map((file) => {
    const at = file.lastIndexOf('/');
    return { path: file.slice(1, at), language: file.slice(at + 1, -'.mdx'.length) };
  });
}
