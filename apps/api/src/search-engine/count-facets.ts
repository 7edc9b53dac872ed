import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type CountedSet, countMarks, selectKeptFacets } from './count-facets.sql.ts';
import {
  facetPrefix,
  facetsOf,
  type MarkGroup,
  markConditions,
  markGroups,
  readMark,
} from './filter-marks.ts';
import { isKept } from './kept-counts.ts';
import type { Found } from './rank-documents.ts';
import { rarestFirst } from './rarest-first.ts';
import type { FacetCounts, SearchKind, SearchQuery } from './search-engine.ts';
import { bestToCount } from './select-best.ts';
import type { WordStatistics } from './word-statistics.ts';

/** Of more hits than this no search looks at each. */
export const mostCounted = 2_000;

/** Name of the set that passes all filters. */
const chosenAll = '';

/** Counts the facets of what was found. */
export async function countFacets(
  db: Kysely<Database>,
  query: SearchQuery,
  found: Found,
  statistics: WordStatistics,
): Promise<FacetCounts[]> {
  const { hits, match, marks } = found;
  const { kind } = query;
  const groups = markGroups(kind, query);
  const kept = match.length === 0 && isKept(groups);
  const sets: ChosenSet[] = [
    ...(marks ? [] : [setOf({ name: chosenAll, prefix: '=' }, groups, found, statistics)]),
    ...(kept ? [] : setsWithoutChoice(groups, found, statistics)),
  ];
  const [rows, sums] = await Promise.all([
    sets.length > 0 ? countMarks.all(db, { kind, sets, most: mostCounted + 1 }) : [],
    kept ? readKept(db, kind, query) : new Map<FacetName, Map<string, number>>(),
  ]);
  const ofHits = marks && countsByFacet(marks);
  const ofSets = new Map(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, counted]) => [
      name,
      countsByFacet(counted.map(({ mark, count }) => [mark, count] as const)),
    ]),
  );
  const isCut = (set: string) =>
    sets.some(({ name, ofBest }) => name === set && ofBest) ||
    (rows.find(({ name, mark }) => name === set && mark === '=')?.count ?? 0) > mostCounted;
  return facetsOf(kind).map((facet) => {
    const exact = sums.get(facet);
    if (exact) return { facet, counts: exact, least: false };
    const set = groups.some((group) => group.facet === facet) ? facet : chosenAll;
    const isOfHits = set === chosenAll && ofHits !== undefined;
    const among = ofHits?.get(facet) ?? new Map<string, number>();
    if (isOfHits) return { facet, counts: among, least: hits.atLeast === true };
    return { facet, counts: mostOf(ofSets.get(set)?.get(facet) ?? new Map(), among), least: isCut(set) };
  });
}

/** Of each value the larger count: what passes a filter is there without it too, also where not all of that was looked at. */
function mostOf(counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>) {
  const most = new Map(counts);
  for (const [value, count] of others) most.set(value, Math.max(count, most.get(value) ?? 0));
  return most;
}

function countsByFacet(marks: Iterable<readonly [string, number]>): Map<FacetName, Map<string, number>> {
  const byFacet = new Map<FacetName, Map<string, number>>();
  for (const [mark, count] of marks) {
    const read = readMark(mark);
    if (!read) continue;
    const counts = byFacet.get(read.facet) ?? new Map<string, number>();
    byFacet.set(read.facet, counts.set(read.value, count));
  }
  return byFacet;
}

interface ChosenSet extends CountedSet {
  /** Those that matter most are counted, not all. */
  readonly ofBest: boolean;
}

/** For each facet of which something is chosen the hits without that choice, which may be very many where those with it are few. */
function setsWithoutChoice(
  groups: readonly MarkGroup[],
  found: Found,
  statistics: WordStatistics,
): ChosenSet[] {
  return groups.flatMap(({ facet }) => {
    if (!facet) return [];
    const others = groups.filter((group) => group.facet !== facet);
    const name = { name: facet, prefix: facetPrefix(facet) };
    return [setOf(name, others, { ...found, best: found.bestWithFewerFilters }, statistics)];
  });
}

function setOf(
  set: Pick<CountedSet, 'name' | 'prefix'>,
  groups: readonly MarkGroup[],
  { hits, parts, match, best }: Found,
  statistics: WordStatistics,
): ChosenSet {
  const isFew = set.name === chosenAll && !hits.atLeast && hits.total <= mostCounted;
  // Without words and filters the best are read in their order; words that nothing is made of match nothing.
  const isBounded = !isFew && (parts.length > 0 || (match.length === 0 && groups.length > 0));
  const words = best ?? (isBounded ? bestToCount(parts, statistics, groups) : undefined);
  const wanted = [...(words ?? match), ...markConditions(groups)];
  return { ...set, match: rarestFirst(wanted, statistics.shareOf), ofBest: words !== undefined };
}

async function readKept(db: Kysely<Database>, kind: SearchKind, query: SearchQuery) {
  const { businessType = '', countries = [], industries = [] } = query;
  const rows = await selectKeptFacets.all(db, {
    kind,
    businessType: kind === 'business' ? businessType : '',
    countries,
    industries: kind === 'user' ? [] : industries,
  });
  const byFacet = new Map<FacetName, Map<string, number>>([['countries', new Map()]]);
  if (kind !== 'user') byFacet.set('industries', new Map());
  for (const { facet, value, count } of rows) byFacet.get(facet)?.set(value, count);
  return byFacet;
}
