import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { markGroups } from '../documents/filter-marks.ts';
import type { SearchHits, SearchQuery } from '../search-engine.ts';
import { listFew, listMany } from './list-documents.sql.ts';
import { mostHits } from './rank-documents.ts';
import { markConditions } from './term-query.ts';

/**
 * What passes the filters of a query without words, best first. Few documents are put in order; of many an index has the order, and
 * because many pass, a page of it is soon full.
 */
export async function listDocuments(db: Kysely<Database>, query: SearchQuery): Promise<SearchHits> {
  const { kind, sort, skip, size, among } = query;
  const groups = markGroups(kind, query);
  const page = { kind, sort, skip, size };
  const few = await listFew.only(db, { ...page, among, match: markConditions(groups), most: mostHits });
  if (few.total < mostHits) return few;
  const marks = groups.map((group) => group.marks);
  return { total: mostHits, atLeast: true, ...(await listMany.only(db, { ...page, marks })) };
}
