import { businessTypeCodes, type SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { markGroups } from '../documents/filter-marks.ts';
import type { SearchKind, SearchQuery, TypeCount } from '../search-engine.ts';
import { type Match, mostHits, type SearchIndex } from '../search-index.ts';

const kinds: readonly SearchKind[] = ['product', 'user', 'business'];

/**
 * Counts the hits of the same search in every type, with the filters that the type has. `found` is what was searched; `total` its number of
 * hits.
 */
export async function countTypes(
  index: SearchIndex,
  query: SearchQuery,
  found: Pick<Match, 'parts' | 'prominent'> & { readonly conditions: Match['groups'] },
  total: number,
): Promise<TypeCount[]> {
  // Each business type is a tab of its own, so hits of one type do not give the counts of the others.
  const isFound = (kind: SearchKind) => kind === query.kind && kind !== 'business';
  const rows = await index.countTypes(
    kinds
      .filter((kind) => !isFound(kind))
      .map((kind) => ({
        kind,
        parts: found.parts,
        prominent: found.prominent,
        groups: [...found.conditions, ...markGroups(kind, { ...query, businessType: undefined })],
      })),
  );
  const sum = (kind: SearchKind) => rows.reduce((all, row) => (row.kind === kind ? all + row.count : all), 0);
  const ofKind = (type: SearchTypeCode, kind: SearchKind): TypeCount => {
    const count = isFound(kind) ? total : sum(kind);
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
