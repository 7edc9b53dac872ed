import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import { facetPrefix, facetsOf, readMark } from '../documents/filter-marks.ts';
import type { FacetCounts } from '../search-engine.ts';
import { type FoundHits, type Match, mostHits, type SearchIndex } from '../search-index.ts';

/** Name of the set that passes all filters. */
const chosenAll = '';

/** Counts the facets of what was found: of each facet of which something is chosen without that choice. */
export async function countFacets(
  index: SearchIndex,
  match: Match,
  { total, marks }: Pick<FoundHits, 'total' | 'marks'>,
): Promise<FacetCounts[]> {
  const { kind, groups } = match;
  const chosen = [...new Set(groups.flatMap(({ facet }) => facet ?? []))];
  const setOf = (name: string, prefix: string) => ({
    name,
    prefix,
    match: { ...match, groups: groups.filter(({ facet }) => name === chosenAll || facet !== name) },
  });
  const sets = [
    ...(marks ? [] : [setOf(chosenAll, '=')]),
    ...chosen.map((facet) => setOf(facet, facetPrefix(facet))),
  ];
  const bySet = Map.groupBy(sets.length > 0 ? await index.countMarks(sets) : [], ({ name }) => name);
  const all = marks
    ? [...marks, ['=', total] as const].map(([mark, count]) => ({ mark, count }))
    : (bySet.get(chosenAll) ?? []);
  return facetsOf(kind).map((facet) => {
    const counted = chosen.includes(facet) ? (bySet.get(facet) ?? []) : all;
    const looked = counted.find(({ mark }) => mark === '=')?.count ?? 0;
    // What passes a filter is there without it too, also where not all of that was looked at.
    return { facet, counts: countsOf(facet, [...counted, ...all]), least: looked >= mostHits };
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
