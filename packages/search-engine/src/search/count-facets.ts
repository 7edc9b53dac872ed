import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import { facetPrefix, facetsOf, readMark } from '../documents/filter-marks.ts';
import type { FacetCounts } from '../search-engine.ts';
import { type FoundHits, type Match, mostHits, type SearchIndex } from '../search-index.ts';

/** Name of the set with all filters. */
const chosenAll = '';

/** Counts facet values of the hits; a facet with a choice is counted without that choice. */
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
    // A value that passes a filter also exists without it, even beyond the examined hits.
    return { facet, counts: countsOf(facet, [...counted, ...all]), least: looked >= mostHits };
  });
}

/** The larger count of each value. */
function countsOf(facet: FacetName, rows: readonly { readonly mark: string; readonly count: number }[]) {
  const counts = new Map<string, number>();
  for (const { mark, count } of rows) {
    const read = readMark(mark);
    if (read?.facet === facet) counts.set(read.value, Math.max(count, counts.get(read.value) ?? 0));
  }
  return counts;
}
