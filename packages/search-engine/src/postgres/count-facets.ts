import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { facetPrefix, facetsOf, markGroups, readMark } from '../documents/filter-marks.ts';
import type { FacetCounts, SearchQuery } from '../search-engine.ts';
import { countMarks } from './count-facets.sql.ts';
import { type Found, mostCounted } from './rank-documents.ts';
import { markConditions } from './term-query.ts';

/** Name of the set that passes all filters. */
const chosenAll = '';

/** Counts the facets of what was found: of each facet of which something is chosen without that choice. */
export async function countFacets(
  db: Kysely<Database>,
  query: SearchQuery,
  { hits, match, marks }: Found,
): Promise<FacetCounts[]> {
  const { kind } = query;
  const groups = markGroups(kind, query);
  const chosen = groups.flatMap(({ facet }) => facet ?? []);
  const setOf = (name: string, prefix: string) => ({
    name,
    prefix,
    match: [...match, ...markConditions(groups.filter(({ facet }) => name === chosenAll || facet !== name))],
  });
  const sets = [
    ...(marks ? [] : [setOf(chosenAll, '=')]),
    ...chosen.map((facet) => setOf(facet, facetPrefix(facet))),
  ];
  const rows = sets.length > 0 ? await countMarks.all(db, { kind, sets, most: mostCounted }) : [];
  const bySet = Map.groupBy(rows, ({ name }) => name);
  const all = marks
    ? [...marks, ['=', hits.total] as const].map(([mark, count]) => ({ mark, count }))
    : (bySet.get(chosenAll) ?? []);
  return facetsOf(kind).map((facet) => {
    const counted = chosen.includes(facet) ? (bySet.get(facet) ?? []) : all;
    const looked = counted.find(({ mark }) => mark === '=')?.count ?? 0;
    // What passes a filter is there without it too, also where not all of that was looked at.
    return { facet, counts: countsOf(facet, [...counted, ...all]), least: looked >= mostCounted };
  });
}

/** Of each value the larger count. */
function countsOf(facet: FacetName, rows: readonly { readonly mark: string; readonly count: number }[]) {
  const counts = new Map<string, number>();
  for (const { mark, count } of rows) {
    const read = readMark(mark);
    if (read?.facet === facet) counts.set(read.value, Math.max(count, counts.get(read.value) ?? 0));
  }
  return counts;
}
