import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { markGroups, promotedMark } from '../documents/filter-marks.ts';
import type { SearchQuery } from '../search-engine.ts';
import { chooseRunning, findMarkedDocuments } from './find-promoted.sql.ts';
import type { Found } from './rank-documents.ts';
import { markConditions } from './term-query.ts';
import { quote } from './tsvector.ts';

/** So many stand above a first page of results. */
const mostPromoted = 2;
/** So many that match take turns. */
const mostInTurn = 1_000;

/**
 * What is promoted among all hits of a search, by the same words and filters. Those that match take turns by the hour, in another order for
 * every search. Nothing where the order was chosen, on further pages, and where the hits do not have all that was asked for.
 */
export async function findPromoted(
  db: Kysely<Database>,
  query: SearchQuery,
  { hits, match: words }: Found,
  now = new Date(),
): Promise<string[]> {
  const { kind } = query;
  if (kind === 'user' || query.skip > 0 || query.sort !== undefined || query.among) return [];
  if (hits.total === 0 || hits.loosened) return [];
  const conditions = markConditions(markGroups(kind, query));
  const asked = [...words, ...conditions];
  const match = [quote(promotedMark), ...asked];
  const marked = await findMarkedDocuments.all(db, { kind, match, most: mostInTurn });
  if (marked.length === 0) return [];
  const ids = marked.map(({ id }) => id);
  const turn = `${now.toISOString().slice(0, 13)} ${asked.join(' ')}`;
  return (await chooseRunning.all(db, { ids, turn, most: mostPromoted })).map(({ id }) => id);
}
