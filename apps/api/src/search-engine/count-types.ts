import { businessTypeCodes, type SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mostCounted } from './count-facets.ts';
import { type CountedKind, countDocuments } from './count-types.sql.ts';
import { markConditions, markGroups } from './filter-marks.ts';
import { isKept } from './kept-counts.ts';
import type { SearchKind, SearchQuery } from './search-engine.ts';

/** How much a search finds of a type. */
export interface TypeCount {
  readonly type: SearchTypeCode;
  readonly count: number;
  /** There are more hits than were looked at. */
  readonly least: boolean;
}

const kinds: readonly SearchKind[] = ['product', 'user', 'business'];

/**
 * How much the same search finds of every type, with those filters that the type has. `text` is what matches its words, empty for a
 * query without.
 */
export async function countTypes(
  db: Kysely<Database>,
  query: SearchQuery,
  text: string,
): Promise<TypeCount[]> {
  const rows = await countDocuments.all(db, {
    kinds: kinds.map((kind) => countedKind(kind, query, text)),
    most: mostCounted + 1,
  });
  const of = (kind: SearchKind) => rows.filter((row) => row.kind === kind);
  const sum = (kind: SearchKind) => of(kind).reduce((all, { count }) => all + count, 0);
  const cut = (kind: SearchKind) => text !== '' && sum(kind) > mostCounted;
  const total = (type: SearchTypeCode, kind: SearchKind) => ({
    type,
    count: cut(kind) ? mostCounted : sum(kind),
    least: cut(kind),
  });
  return [
    total('PR', 'product'),
    total('UR', 'user'),
    ...businessTypeCodes.map((type) => ({
      type,
      count: of('business').find((row) => row.type === type)?.count ?? 0,
      least: cut('business'),
    })),
  ];
}

function countedKind(kind: SearchKind, query: SearchQuery, text: string): CountedKind {
  const groups = markGroups(kind, { ...query, businessType: undefined });
  if (text === '' && isKept(groups)) {
    const { countries = [], industries = [] } = query;
    return { kind, countries, industries: kind === 'user' ? [] : industries };
  }
  return { kind, match: [text, ...markConditions(groups)].filter(Boolean).join(' & ') };
}
