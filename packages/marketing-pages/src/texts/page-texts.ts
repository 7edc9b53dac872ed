import type { Language } from '@wbn/edition/language.ts';
import type { MDXContent } from 'mdx/types';

/** A heading of a text with what stands below it, as `@stefanprobst/rehype-extract-toc` gives it. */
export interface TocEntry {
  readonly value: string;
  readonly depth: number;
  readonly id?: string;
  readonly children?: readonly TocEntry[];
}

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

/** What is written on an informational page in one language. */
export interface PageText {
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string | undefined;
  /** Short name, for links. */
  readonly link: string;
  readonly Body: MDXContent;
  readonly tableOfContents: readonly TocEntry[];
}

const modules = import.meta.glob<TextModule>('./**/*.mdx', { eager: true });

/**
 * The text of a page: `path` as in the list of pages, `editionLabel` for the places where `{{edition}}` stands in its head.
 * Throws an Error when the language lacks the page; a test keeps that from happening.
 */
export function pageText(path: string, language: Language, editionLabel: string): PageText {
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

/** Paths and languages of all texts that there are, for the test that compares them with the list of pages. */
export function writtenTexts(): readonly { path: string; language: string }[] {
  return Object.keys(modules).map((file) => {
    const at = file.lastIndexOf('/');
    return { path: file.slice(1, at), language: file.slice(at + 1, -'.mdx'.length) };
  });
}
