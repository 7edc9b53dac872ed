import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type FoundHits, mostHits, type WantedHits } from '../search-index.ts';
import { listFew, listMany } from './list-documents.sql.ts';
import { matchConditions } from './term-query.ts';

/**
 * Lists matches without words, best quality first. Few matches are sorted; many are read from an index in order, where a page fills quickly
 * because many match.
 */
export async function listDocuments(db: Kysely<Database>, wanted: WantedHits): Promise<FoundHits> {
  const { kind, sort, skip, size, among, parts, groups } = wanted;
  const page = { kind, sort, skip, size };
  const few = await listFew.only(db, { ...page, among, match: matchConditions(wanted), most: mostHits });
  if (few.total < mostHits || parts.length > 0) return few;
  const marks = groups.map((group) => group.marks);
  return { total: mostHits, ...(await listMany.only(db, { ...page, marks })) };
}
