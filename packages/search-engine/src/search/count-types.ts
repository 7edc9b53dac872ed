import { businessTypeCodes, type SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { SearchKind, TypeCount } from '../search-engine.ts';
import { type Match, mostHits, type SearchIndex } from '../search-index.ts';

const kinds: readonly SearchKind[] = ['product', 'user', 'business'];

/** The kinds besides one. */
export function otherKinds(kind: SearchKind): SearchKind[] {
  return kinds.filter((one) => one !== kind);
}

/** Counts the hits of the same search in every type. `matches` has what full matches of each kind have; `total` are those of `kind`. */
export async function countTypes(
  index: SearchIndex,
  kind: SearchKind,
  matches: readonly Match[],
  total: number,
): Promise<TypeCount[]> {
  // Each business type is a tab of its own, so hits of one type do not give the counts of the others.
  const isFound = (of: SearchKind) => of === kind && of !== 'business';
  const rows = await index.countTypes(matches.filter((match) => !isFound(match.kind)));
  const sum = (of: SearchKind) => rows.reduce((all, row) => (row.kind === of ? all + row.count : all), 0);
  const ofKind = (type: SearchTypeCode, of: SearchKind): TypeCount => {
    const count = isFound(of) ? total : sum(of);
    return { type, count, least: count >= mostHits };
  };
  return [
    ofKind('ALL', 'business'),
    ofKind('PR', 'product'),
    ofKind('UR', 'user'),
    ...businessTypeCodes.map((type) => ({
      type,
      count: rows.find((row) => row.kind === 'business' && row.type === type)?.count ?? 0,
      least: sum('business') >= mostHits,
    })),
  ];
}
