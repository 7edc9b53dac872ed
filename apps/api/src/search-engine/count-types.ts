import { businessTypeCodes, type SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mostCounted } from './count-facets.ts';
import { type CountedKind, countDocuments } from './count-types.sql.ts';
import { type MarkGroup, markConditions, markGroups } from './filter-marks.ts';
import { isKept } from './kept-counts.ts';
import type { Found } from './rank-documents.ts';
import { rarestFirst } from './rarest-first.ts';
import type { SearchKind, SearchQuery, TypeCount } from './search-engine.ts';
import { bestToCount, letManyPass } from './select-best.ts';
import type { WordStatistics } from './word-statistics.ts';

const kinds: readonly SearchKind[] = ['product', 'user', 'business'];

/** How much the same search finds of every type, with those filters that the type has; words as `found` took them. */
export async function countTypes(
  db: Kysely<Database>,
  query: SearchQuery,
  found: Found,
  statisticsOf: (kind: SearchKind) => Promise<WordStatistics>,
): Promise<TypeCount[]> {
  const { hits, parts, match } = found;
  const hasWords = match.length > 0;
  // The type of a company is a tab of its own: what was found is of one of them.
  const isFound = (kind: SearchKind) => hasWords && kind === query.kind && kind !== 'business';
  const bests = new Map<SearchKind, readonly string[] | undefined>();
  const many = new Set<SearchKind>();
  if (!hasWords)
    for (const kind of ['product', 'user'] as const) {
      const groups = groupsOfKind(kind, query);
      if (!isKept(groups) && letManyPass(groups, await statisticsOf(kind))) many.add(kind);
    }
  for (const kind of kinds.filter((one) => !isFound(one) && !many.has(one)))
    bests.set(
      kind,
      kind === query.kind
        ? found.best
        : bestToCount(parts, await statisticsOf(kind), groupsOfKind(kind, query)),
    );
  const rows = await countDocuments.all(db, {
    kinds: await Promise.all(
      [...bests].map(async ([kind, best]) =>
        countedKind(kind, query, best ?? match, await statisticsOf(kind)),
      ),
    ),
    most: mostCounted + 1,
  });
  const of = (kind: SearchKind) => rows.filter((row) => row.kind === kind);
  const sum = (kind: SearchKind) => of(kind).reduce((all, { count }) => all + count, 0);
  // Kept counters are exact, however many they count.
  const isCounted = (kind: SearchKind) => hasWords || !isKept(markGroups(kind, query));
  const isCut = (kind: SearchKind) =>
    isCounted(kind) && (bests.get(kind) !== undefined || sum(kind) > mostCounted);
  const total = (type: SearchTypeCode, kind: SearchKind): TypeCount => {
    if (isFound(kind)) return { type, count: hits.total, least: hits.atLeast === true };
    if (many.has(kind)) return { type, count: mostCounted, least: true };
    return {
      type,
      count: isCounted(kind) ? Math.min(sum(kind), mostCounted) : sum(kind),
      least: isCut(kind),
    };
  };
  return [
    total('PR', 'product'),
    total('UR', 'user'),
    ...businessTypeCodes.map((type) => ({
      type,
      count: of('business').find((row) => row.type === type)?.count ?? 0,
      least: isCut('business'),
    })),
  ];
}

/** All filters but the type of a company, by which its hits are counted. */
function groupsOfKind(kind: SearchKind, query: SearchQuery): MarkGroup[] {
  return markGroups(kind, { ...query, businessType: undefined });
}

function countedKind(
  kind: SearchKind,
  query: SearchQuery,
  words: readonly string[],
  { shareOf }: WordStatistics,
): CountedKind {
  const groups = groupsOfKind(kind, query);
  if (words.length === 0 && isKept(groups)) {
    const { countries = [], industries = [] } = query;
    return { kind, countries, industries: kind === 'user' ? [] : industries };
  }
  return { kind, match: rarestFirst([...words, ...markConditions(groups)], shareOf) };
}
