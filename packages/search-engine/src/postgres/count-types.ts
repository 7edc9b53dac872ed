import { businessTypeCodes, type SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { markGroups } from '../documents/filter-marks.ts';
import type { SearchKind, SearchQuery, TypeCount } from '../search-engine.ts';
import { countDocuments } from './count-types.sql.ts';
import { type Found, mostHits } from './rank-documents.ts';
import { markConditions } from './term-query.ts';

const kinds: readonly SearchKind[] = ['product', 'user', 'business'];

/** How much the same search finds of every type, with those filters that the type has; words as `found` took them. */
export async function countTypes(
  db: Kysely<Database>,
  query: SearchQuery,
  { hits, match }: Found,
): Promise<TypeCount[]> {
  // The type of a company is a tab of its own: what was found is of one of them.
  const isFound = (kind: SearchKind) => kind === query.kind && kind !== 'business';
  const rows = await countDocuments.all(db, {
    kinds: kinds
      .filter((kind) => !isFound(kind))
      .map((kind) => ({
        kind,
        match: [...match, ...markConditions(markGroups(kind, { ...query, businessType: undefined }))],
      })),
    most: mostHits,
  });
  const sum = (kind: SearchKind) => rows.reduce((all, row) => (row.kind === kind ? all + row.count : all), 0);
  const total = (type: SearchTypeCode, kind: SearchKind): TypeCount => {
    if (isFound(kind)) return { type, count: hits.total, least: hits.atLeast === true };
    return { type, count: sum(kind), least: sum(kind) >= mostHits };
  };
  return [
    total('PR', 'product'),
    total('UR', 'user'),
    ...businessTypeCodes.map((type) => ({
      type,
      count: rows.find((row) => row.kind === 'business' && row.type === type)?.count ?? 0,
      least: sum('business') >= mostHits,
    })),
  ];
}
