import type { Edition } from '@wbn/edition/edition.ts';
import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { findRoute } from '../routing/find-route.ts';
import type { RouteRecord } from '../routing/route-record.ts';
import { routeRecords } from '../routing/route-records.ts';

/** First segments that a name with an id in it, or an id, follows: its letters are kept as they came. */
const beforeNames = firstSegments(({ languages, path }) => languages === 'each' && /^[^/]+\/:/.test(path));
/** First segments of the routes whose address may end with a slash. */
const beforeSlashes = firstSegments(({ slashAtEnd }) => slashAtEnd);

/**
 * The one right spelling of a page's path (decision 1): lower case except for names, no doubled slashes and no backslashes (browsers take `/\\host` for another host), a slash
 * at the end of company pages only (their record says so), no language code for the edition's own language.
 */
export function canonicalPath(edition: Edition, pathname: string): string {
  const segments = pathname.split(/[\\/]+/).filter((segment) => segment !== '');
  const code = segments[0]?.toLowerCase();
  const language = languages.find((known) => known === code);
  if (language) segments.shift();

  const start = segments[0]?.toLowerCase() ?? '';
  const nameAt = beforeNames.has(start) ? 1 : -1;
  const steps = segments.map((segment, at) => (at === nameAt ? segment : segment.toLowerCase()));
  const path = `/${steps.join('/')}`;
  const slashAtEnd = beforeSlashes.has(start) && findRoute(path).slashAtEnd;
  return languagePath(edition, language ?? edition.language, slashAtEnd ? `${path}/` : path);
}

/** Where a request for a page must be sent first, or undefined when it is spelt right. Keeps the query. */
export function findRedirect(edition: Edition, pathname: string, search: string): string | undefined {
  const canonical = canonicalPath(edition, pathname);
  return canonical === pathname ? undefined : `${canonical}${search}`;
}

function firstSegments(isMeant: (record: RouteRecord) => boolean): ReadonlySet<string> {
  return new Set(routeRecords.filter(isMeant).map(({ path }) => path.split('/', 1)[0] ?? ''));
}
