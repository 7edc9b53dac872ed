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
import type { SearchKind, SearchQuery } from './search-engine.ts';

/** How many hits have each value of a facet, without what is chosen of the facet itself. */
export interface FacetCounts {
  readonly facet: FacetName;
  readonly counts: ReadonlyMap<string, number>;
  /** There are more hits than were looked at. */
  readonly least: boolean;
}

/** Of more hits than this no search looks at each. */
export const mostCounted = 2_000;

/** Name of the set that passes all filters. */
const chosenAll = '';

/** Counts the facets of what was found. */
export async function countFacets(
  db: Kysely<Database>,
  query: SearchQuery,
  { hits, match, best, marks }: Found,
): Promise<FacetCounts[]> {
  const { kind } = query;
  const groups = markGroups(kind, query);
  const kept = match.length === 0 && isKept(groups);
  const sets = setsOf(groups, best ?? match, kept).filter(({ name }) => !marks || name !== chosenAll);
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
    best !== undefined ||
    (rows.find(({ name, mark }) => name === set && mark === '=')?.count ?? 0) > mostCounted;
  return facetsOf(kind).map((facet) => {
    const exact = sums.get(facet);
    if (exact) return { facet, counts: exact, least: false };
    const set = groups.some((group) => group.facet === facet) ? facet : chosenAll;
    const isOfHits = set === chosenAll && ofHits !== undefined;
    const counts = (isOfHits ? ofHits : ofSets.get(set))?.get(facet) ?? new Map<string, number>();
    return { facet, counts, least: isOfHits ? hits.atLeast === true : isCut(set) };
  });
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

/** All hits, and for each facet of which something is chosen those without that choice. */
function setsOf(groups: readonly MarkGroup[], words: readonly string[], kept: boolean): CountedSet[] {
  const matchOf = (wanted: readonly MarkGroup[]) => [...words, ...markConditions(wanted)];
  return [
    { name: chosenAll, match: matchOf(groups), prefix: '=' },
    ...(kept ? [] : groups).flatMap(({ facet }) =>
      facet
        ? [
            {
              name: facet,
              match: matchOf(groups.filter((group) => group.facet !== facet)),
              prefix: facetPrefix(facet),
            },
          ]
        : [],
    ),
  ];
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
