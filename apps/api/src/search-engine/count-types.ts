import { businessTypeCodes, type SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mostCounted } from './count-facets.ts';
import { type CountedKind, countDocuments } from './count-types.sql.ts';
import { markConditions, markGroups } from './filter-marks.ts';
import { isKept } from './kept-counts.ts';
import { type Found, narrowToBest } from './rank-documents.ts';
import type { SearchKind, SearchQuery } from './search-engine.ts';
import type { WordStatistics } from './word-statistics.ts';

/** How much a search finds of a type. */
export interface TypeCount {
  readonly type: SearchTypeCode;
  readonly count: number;
  /** There are more hits than were looked at. */
  readonly least: boolean;
}

const kinds: readonly SearchKind[] = ['product', 'user', 'business'];

/** How much the same search finds of every type, with those filters that the type has; words as `found` took them. */
export async function countTypes(
  db: Kysely<Database>,
  query: SearchQuery,
  found: Found,
  statisticsOf: (kind: SearchKind) => Promise<WordStatistics>,
): Promise<TypeCount[]> {
  const narrows = new Map<SearchKind, string | undefined>();
  for (const kind of kinds)
    narrows.set(
      kind,
      kind === query.kind ? found.narrow : narrowToBest(found.terms, await statisticsOf(kind)),
    );
  const rows = await countDocuments.all(db, {
    kinds: kinds.map((kind) =>
      countedKind(kind, query, [found.match, narrows.get(kind) ?? ''].filter(Boolean)),
    ),
    most: mostCounted + 1,
  });
  const of = (kind: SearchKind) => rows.filter((row) => row.kind === kind);
  const sum = (kind: SearchKind) => of(kind).reduce((all, { count }) => all + count, 0);
  // Kept counters are exact, however many they count.
  const isCounted = (kind: SearchKind) => found.match !== '' || !isKept(markGroups(kind, query));
  const cut = (kind: SearchKind) =>
    isCounted(kind) && (narrows.get(kind) !== undefined || sum(kind) > mostCounted);
  const total = (type: SearchTypeCode, kind: SearchKind) => ({
    type,
    count: isCounted(kind) ? Math.min(sum(kind), mostCounted) : sum(kind),
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

function countedKind(kind: SearchKind, query: SearchQuery, text: readonly string[]): CountedKind {
  const groups = markGroups(kind, { ...query, businessType: undefined });
  if (text.length === 0 && isKept(groups)) {
    const { countries = [], industries = [] } = query;
    return { kind, countries, industries: kind === 'user' ? [] : industries };
  }
  return { kind, match: [...text, ...markConditions(groups)].join(' & ') };
}
