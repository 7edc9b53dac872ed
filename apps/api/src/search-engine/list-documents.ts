import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mostCounted } from './count-facets.ts';
import { markConditions, markGroups } from './filter-marks.ts';
import { isKept } from './kept-counts.ts';
import { listAmong, listFew, listMany, sumKept } from './list-documents.sql.ts';
import { rarestFirst } from './rarest-first.ts';
import type { SearchHits, SearchQuery } from './search-engine.ts';
import { letManyPass } from './select-best.ts';
import type { WordStatistics } from './word-statistics.ts';

/**
 * What passes the filters of a query without words, best first. Few documents are put in order; of many an index has the order, and
 * because many pass, a page of it is soon full.
 */
export async function listDocuments(
  db: Kysely<Database>,
  query: SearchQuery,
  statistics: WordStatistics,
): Promise<SearchHits> {
  const { kind, sort, skip, size } = query;
  const groups = markGroups(kind, query);
  const page = { kind, sort, skip, size };
  if (query.among) return listAmong.only(db, { ...page, groups, among: query.among });
  const kept = isKept(groups) ? await sumKept.only(db, { kind, groups }) : undefined;
  if (groups.length === 0 || (kept && kept.total > mostCounted))
    return { total: kept?.total ?? 0, ...(await listMany.only(db, { ...page, groups })) };
  const many = async () => ({
    total: mostCounted,
    atLeast: true as const,
    ...(await listMany.only(db, { ...page, groups })),
  });
  if (!kept && letManyPass(groups, statistics)) return many();
  const match = rarestFirst(markConditions(groups), statistics.shareOf);
  const few = await listFew.only(db, { ...page, match, most: mostCounted + 1 });
  return few.total <= mostCounted ? few : many();
}
