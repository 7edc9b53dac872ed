import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { SearchRecognised } from '@wbn/contract/search/search-reply.ts';
import { targetPath } from '../category-links/nearest-target.ts';
import { searchTypes } from '../search-type.ts';

export type FoundCategory = NonNullable<SearchRecognised['category']>;

/** Number of results of a type in a category, and the path of their search. */
export interface CategorySearch {
  readonly type: SearchTypeCode;
  readonly count: number;
  readonly to: string;
}

/**
 * Returns the searches with results in a category: all companies, each company type when there are several, and
 * products.
 */
export function listCategorySearches({ id, counts }: FoundCategory): CategorySearch[] {
  const counted = searchTypes.flatMap((type) => {
    const count = counts[type] ?? 0;
    return count > 0 ? [{ type, count }] : [];
  });
  const companies = counted.filter(({ type }) => type !== 'PR');
  const all = companies.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(all > 0 ? [{ type: 'ALL' as SearchTypeCode, count: all }] : []),
    ...(companies.length > 1 ? companies : []),
    ...counted.filter(({ type }) => type === 'PR'),
  ].map((target) => ({ ...target, to: targetPath(id, { business: target.type }) }));
}
