import { languages } from '@wbn/edition/language.ts';

const languagePrefix = new RegExp(`^/(${languages.join('|')})(?=[/?#]|$)`);

/** The language of a page by its path; pages without a code have the one of their site. */
export function languageOf(path: string, own: string): string {
  return languagePrefix.exec(path)?.[1] ?? own;
}

/** A path as it is in the language of its site. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(languagePrefix, '') || '/';
}

const ofEveryList: ReadonlySet<string> = new Set(['business', 'countries', 'search', 'page']);

/**
 * What a page is, whichever company, product or person it shows and whatever is searched for: the same code writes all pages of one
 * kind. A page that there is only one of is a kind of its own.
 */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  const plain = withoutLanguage(pathname);
  if (plain !== '/search-result')
    return plain.replace(/^\/(business|business-product|profile)\/(?!create$)[^/]+/, '/$1/:id');
  const given = [...searchParams].filter(([, value]) => value !== '').map(([name]) => name);
  // Facets combine without end: each by itself is a kind, and all that combine are one.
  const facets = given.filter((name) => !ofEveryList.has(name));
  if (facets.length > 0) return `${plain} narrowed by ${facets.length === 1 ? facets[0] : 'several'}`;
  const place = searchParams.get('countries') === 'global' ? 'global' : 'country';
  return [plain, searchParams.get('business'), place, ...given].join(' ');
}
