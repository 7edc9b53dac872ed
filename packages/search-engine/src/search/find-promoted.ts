import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { promotedMark } from '../documents/filter-marks.ts';
import type { SearchQuery } from '../search-engine.ts';
import type { Match, SearchIndex } from '../search-index.ts';
import { chooseRunning } from './choose-running.sql.ts';

/** So many stand above a first page of results. */
const mostPromoted = 2;
/** So many that match take turns. */
const mostInTurn = 1_000;

/**
 * What is promoted among all hits of a search, by the same words and filters. Those that match take turns by the hour, in another order for
 * every search. Nothing where the order was chosen and on further pages.
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
    kind,
    parts,
    groups: [{ marks: [promotedMark] }, ...groups],
    terms: [],
    wholeName: '',
    completeness: 0,
    preferred: { marks: [], worth: 0 },
    countsMarks: false,
    skip: 0,
    size: mostInTurn,
  });
  if (ids.length === 0) return [];
  const turn = `${now.toISOString().slice(0, 13)} ${query.text} ${groups.flatMap(({ marks }) => marks).join(' ')}`;
  return (await chooseRunning.all(db, { ids, turn, most: mostPromoted })).map(({ id }) => id);
}
