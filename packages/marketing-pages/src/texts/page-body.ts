import type { TextLanguage } from '@wbn/edition/language.ts';
import type { MDXContent } from 'mdx/types';
import { type LazyExoticComponent, lazy } from 'react';

// Kept apart from `page-texts.ts`, which bundles all texts, because browsers load this file.
const bodies = import.meta.glob<MDXContent>('./**/*.mdx', { import: 'default' });
const lazyBodies = new Map<string, LazyExoticComponent<MDXContent>>();

/**
 * Returns the body of a page as a lazily loaded component; the same component for the same text, so that React keeps
 * its state.
 */
export function pageBody(path: string, language: TextLanguage): LazyExoticComponent<MDXContent> {
  const file = `.${path}/${language}.mdx`;
  const Body =
    lazyBodies.get(file) ??
    lazy(async () => {
      const load = bodies[file];
      if (!load) throw new Error(`There is no text ${path} in ${language}`);
      return { default: await load() };
    });
  lazyBodies.set(file, Body);
  return Body;
}
