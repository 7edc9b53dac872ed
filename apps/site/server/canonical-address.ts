import type { Edition } from '@wbn/edition/edition.ts';
import { languages } from '@wbn/edition/language.ts';
import { languagePath, splitLanguagePath } from '@wbn/edition/language-path.ts';
import { findRoute } from '../app/find-route.ts';
import { routeRecords } from '../app/route-records.ts';

/** First segments that a name with an id in it, or an id, follows: its letters are kept as they came. */
const beforeNames = new Set(
  routeRecords
    .filter(({ languages, path }) => languages === 'each' && /^[^/]+\/:/.test(path))
    .map(({ path }) => path.split('/', 1)[0]),
);
const languageCodes = new Set<string>(languages);

/**
 * The one right spelling of a page's path (decision 1): lower case except for names, no doubled slashes, a slash
 * at the end of company pages only (their record says so), no language code for the edition's own language.
 */
export function canonicalPath(edition: Edition, pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const first = segments[0]?.toLowerCase();
  if (first && languageCodes.has(first)) segments[0] = first;
  if (first === edition.language) segments.shift();

  const { language, path } = splitLanguagePath(edition, `/${segments.join('/')}`);
  const [start = '', ...rest] = path.split('/').filter((segment) => segment !== '');
  const lowerStart = start.toLowerCase();
  const named = beforeNames.has(lowerStart);
  const lower = rest.map((segment, index) => (named && index === 0 ? segment : segment.toLowerCase()));
  const canonical = `/${[lowerStart, ...lower].join('/')}`;
  return languagePath(edition, language, findRoute(canonical).slashAtEnd ? `${canonical}/` : canonical);
}

/** Where a request for a page must be sent first, or undefined when it is spelt right. Keeps the query. */
export function findRedirect(edition: Edition, pathname: string, search: string): string | undefined {
  const canonical = canonicalPath(edition, pathname);
  return canonical === pathname ? undefined : `${canonical}${search}`;
}
