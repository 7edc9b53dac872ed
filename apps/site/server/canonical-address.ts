import type { Edition } from '@wbn/edition/edition.ts';
import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { findRoute } from '../routing/find-route.ts';
import type { RouteRecord } from '../routing/route-record.ts';
import { routeRecords } from '../routing/route-records.ts';

/** First path segments that are followed by a name or id, whose case is kept. */
const beforeNames = firstSegments(({ languages, path }) => languages === 'each' && /^[^/]+\/:/.test(path));
/** First path segments of routes whose address may end with a slash. */
const beforeSlashes = firstSegments(({ slashAtEnd }) => slashAtEnd);

/**
 * Returns the canonical form of a page's path (decision 1): lower case except for names, no doubled slashes or
 * backslashes (browsers read `/\\host` as another host), a trailing slash on company pages only (see their record),
 * no code for the edition's own language.
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

/** Returns the address to redirect to, or undefined when the address is canonical. Keeps the query. */
export function findRedirect(edition: Edition, pathname: string, search: string): string | undefined {
  const canonical = canonicalPath(edition, pathname);
  return canonical === pathname ? undefined : `${canonical}${search}`;
}

function firstSegments(isMeant: (record: RouteRecord) => boolean): ReadonlySet<string> {
  return new Set(routeRecords.filter(isMeant).map(({ path }) => path.split('/', 1)[0] ?? ''));
}
