import type { Edition } from '@wbn/edition/edition.ts';
import { languages } from '@wbn/edition/language.ts';
import { languagePath, splitLanguagePath } from '@wbn/edition/language-path.ts';

/** Rooms whose second segment is a name with an id in it, or an id: its letters are kept as they came. */
const roomsWithNames = new Set(['business', 'business-product', 'profile', 'timeline']);
const languageCodes = new Set<string>(languages);

/**
 * The one right spelling of a page's path (decision 1): lower case except for names, no doubled slashes, a slash
 * at the end of company pages only, no language code for the edition's own language.
 */
export function canonicalPath(edition: Edition, pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const first = segments[0]?.toLowerCase();
  if (first && languageCodes.has(first)) segments[0] = first;
  if (first === edition.language) segments.shift();

  const { language, path } = splitLanguagePath(edition, `/${segments.join('/')}`);
  const [room = '', ...rest] = path.split('/').filter((segment) => segment !== '');
  const lowerRoom = room.toLowerCase();
  const named = roomsWithNames.has(lowerRoom);
  const lower = rest.map((segment, index) => (named && index === 0 ? segment : segment.toLowerCase()));
  const canonical = `/${[lowerRoom, ...lower].filter((segment) => segment !== '').join('/')}`;
  const isCompanyPage = lowerRoom === 'business' && lower.length === 1 && lower[0] !== 'create';
  return languagePath(edition, language, isCompanyPage ? `${canonical}/` : canonical);
}

/** Where a request for a page must be sent first, or undefined when it is spelt right. Keeps the query. */
export function findRedirect(edition: Edition, pathname: string, search: string): string | undefined {
  const canonical = canonicalPath(edition, pathname);
  return canonical === pathname ? undefined : `${canonical}${search}`;
}
