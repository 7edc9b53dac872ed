import type { SearchTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { searchPath } from '../results/search-address.ts';
import { searchTypes } from '../search-type.ts';

/** By the id of an industry, category or sub-category, how much there is of each kind of results that has any. */
export type CategoryCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Where the link of an industry, category or sub-category leads. */
export interface Way {
  readonly business: SearchTypeCode;
  /** What is found there; absent when nobody counted. */
  readonly count?: number;
  /** It has nothing itself: what it belongs to has. */
  readonly instead?: { readonly id: string; readonly name: string };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Manufacturers as the specification has it (LAY-06, IND-04), else products, else companies of other kinds. */
const kindsInOrder: readonly SearchTypeCode[] = [
  'MA',
  'PR',
  ...searchTypes.filter((type) => !['ALL', 'MA', 'PR', 'UR'].includes(type)),
];

/**
 * The nearest that has something: the same category under another kind of results before what it belongs to. `chain` is the category
 * itself and what it belongs to, up to its industry. Undefined when there is nothing in all of the industry.
 */
export function nearestWay(counts: CategoryCounts, chain: readonly Named[]): Way | undefined {
  for (const [place, { id, name }] of chain.entries()) {
    const counted = counts[id] ?? {};
    const business = kindsInOrder.find((type) => (counted[type] ?? 0) > 0);
    if (business === undefined) continue;
    const way = { business, count: counted[business] ?? 0 };
    return place === 0 ? way : { ...way, instead: { id, name } };
  }
  return undefined;
}

/** Address of the search that a way leads to, from the category with this id. */
export function wayPath(id: string, { business, instead }: Way): string {
  const category = instead?.id ?? id;
  return searchPath({
    business,
    ...(category.includes('.') ? { category: [category] } : { industry: [category] }),
  });
}
