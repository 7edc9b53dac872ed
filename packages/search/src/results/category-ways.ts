import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { SearchRecognised } from '@wbn/contract/search/search-reply.ts';
import { searchTypes } from '../search-type.ts';
import { wayPath } from '../ways/nearest-way.ts';

export type FoundCategory = NonNullable<SearchRecognised['category']>;

/** So many results of a type in a category, and the address that finds them. */
export interface CategoryWay {
  readonly type: SearchTypeCode;
  readonly count: number;
  readonly to: string;
}

/** All companies of a category, their types where there are several, and its products: what has something, with its address. */
export function findCategoryWays({ id, counts }: FoundCategory): CategoryWay[] {
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
  ].map((way) => ({ ...way, to: wayPath(id, { business: way.type }) }));
}
