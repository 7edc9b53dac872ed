import type { Edition } from './edition.ts';
import { type Language, languages } from './language.ts';

/**
 * Address of a page in a language: the edition's own language stands at the root, others under `/es/...`.
 * `path` starts with a slash and carries no language.
 */
export function languagePath(edition: Pick<Edition, 'language'>, language: Language, path: string): string {
  if (language === edition.language) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Splits an address into its language and the path without it; see languagePath. */
export function splitLanguagePath(
  edition: Pick<Edition, 'language'>,
  pathname: string,
): { language: Language; path: string } {
  const first = pathname.split('/', 2)[1] ?? '';
  const language = languages.find((known) => known === first && known !== edition.language);
  if (!language) return { language: edition.language, path: pathname };
  return { language, path: pathname.slice(first.length + 1) || '/' };
}
