import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import type { CategoryCount } from '@wbn/contract/search/count-results.ts';
import { searchPath } from '../results/search-address.ts';
import { searchTypes } from '../search-type.ts';

/** Counts per type of results by the id of an industry, category or sub-category; types without results are absent. */
export type CategoryCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Turns the API's list of counts into counts by id. */
export function countsById(list: readonly CategoryCount[]): CategoryCounts {
  return Object.fromEntries(list.map(({ id, counts }) => [id, counts]));
}

/** Target of the link of an industry, category or sub-category. */
export interface CategoryTarget {
  readonly business: SearchTypeCode;
  /** Number of results; absent without counts. */
  readonly count?: number;
  /** The ancestor that is linked to instead, because the category has no results. */
  readonly instead?: { readonly id: string; readonly name: string };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Manufacturers as specified (LAY-06, IND-04), otherwise products, otherwise other types of companies. */
const kindsInOrder: readonly SearchTypeCode[] = [
  'MA',
  'PR',
  ...searchTypes.filter((type) => !['ALL', 'MA', 'PR', 'UR'].includes(type)),
];

/**
 * Returns the nearest target with results: another type in the same category comes before an ancestor. `chain` is the
 * category and its ancestors up to the industry. Undefined when the whole industry has no results.
 */
export function nearestTarget(counts: CategoryCounts, chain: readonly Named[]): CategoryTarget | undefined {
  for (const [place, { id, name }] of chain.entries()) {
    const counted = counts[id] ?? {};
    const business = kindsInOrder.find((type) => (counted[type] ?? 0) > 0);
    if (business === undefined) continue;
    const target = { business, count: counted[business] ?? 0 };
    return place === 0 ? target : { ...target, instead: { id, name } };
  }
  return undefined;
}

/** Returns the path of the search that the link of a category leads to. */
export function targetPath(id: string, { business, instead }: CategoryTarget): string {
  const category = instead?.id ?? id;
  return searchPath({
    business,
    ...(category.includes('.') ? { category: [category] } : { industry: [category] }),
  });
}
