import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { promotedMark } from '../documents/filter-marks.ts';
import type { SearchQuery } from '../search-engine.ts';
import { type Match, type SearchIndex, unranked } from '../search-index.ts';
import { selectRunningBoosts } from './running-boosts.sql.ts';

/** Number shown above the first page of results. */
const mostPromoted = 2;
/** Matches that take turns, at most. */
const mostInTurn = 1_000;

/**
 * Finds promoted documents among all hits of a search. Matches take turns by the hour, in another order for each search. Empty on further
 * pages and when a sort order was chosen.
 */
export async function findPromoted(
  db: Kysely<Database>,
  index: SearchIndex,
  query: SearchQuery,
  { kind, parts, groups }: Match,
  now = new Date(),
): Promise<string[]> {
  if (kind === 'user' || query.skip > 0 || query.sort !== undefined || query.among) return [];
  const { ids } = await index.find({
    ...unranked,
    kind,
    parts,
    groups: [{ marks: [promotedMark] }, ...groups],
    size: mostInTurn,
  });
  if (ids.length === 0) return [];
  const turn = `${now.toISOString().slice(0, 13)} ${query.text} ${groups.flatMap(({ marks }) => marks).join(' ')}`;
  return (await selectRunningBoosts.all(db, { ids, turn, most: mostPromoted })).map(({ id }) => id);
}
