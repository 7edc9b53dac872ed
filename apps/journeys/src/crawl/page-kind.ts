import { languages } from '@wbn/edition/language.ts';

const languagePrefix = new RegExp(`^/(${languages.join('|')})(?=[/?#]|$)`);

/** Returns the language of a path; paths without a code have the site's language. */
export function languageOf(path: string, own: string): string {
  return languagePrefix.exec(path)?.[1] ?? own;
}

/** Returns the path without its language code. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(languagePrefix, '') || '/';
}

const ofEveryList: ReadonlySet<string> = new Set(['business', 'countries', 'search', 'page']);

/**
 * Returns the kind of a page, whichever company, product, person or search it shows: one kind is rendered by the same
 * code. A unique page is its own kind.
 */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  const plain = withoutLanguage(pathname);
  if (plain !== '/search-result')
    return plain.replace(/^\/(business|business-product|profile)\/(?!create$)[^/]+/, '/$1/:id');
  const given = [...searchParams].filter(([, value]) => value !== '').map(([name]) => name);
  // Facets combine endlessly: each single facet is a kind, and all combinations together are one.
  const facets = given.filter((name) => !ofEveryList.has(name));
  if (facets.length > 0) return `${plain} narrowed by ${facets.length === 1 ? facets[0] : 'several'}`;
  const place = searchParams.get('countries') === 'global' ? 'global' : 'country';
  return [plain, searchParams.get('business'), place, ...given].join(' ');
}
