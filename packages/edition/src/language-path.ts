import type { Edition } from './edition.ts';
import { type Language, languages } from './language.ts';

/**
 * Returns the path of a page in a language: the edition's own language is at the root, others under `/es/...`. `path`
 * starts with a slash and contains no language.
 */
export function languagePath(edition: Pick<Edition, 'language'>, language: Language, path: string): string {
  if (language === edition.language) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Splits a path into its language and the rest; the inverse of `languagePath`. */
export function splitLanguagePath(
  edition: Pick<Edition, 'language'>,
  pathname: string,
): { language: Language; path: string } {
  const first = pathname.split('/', 2)[1] ?? '';
  const language = languages.find((known) => known === first && known !== edition.language);
  if (!language) return { language: edition.language, path: pathname };
  return { language, path: pathname.slice(first.length + 1) || '/' };
}
