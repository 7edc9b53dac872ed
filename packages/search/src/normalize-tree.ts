import type { Category, IndustryTree } from '@wbn/contract/catalog/catalog-lists.ts';
import type { CategoryTarget } from './category-links/nearest-target.ts';

interface Leading {
  /** Target of its link, once counts are known; absent when there is nothing to link to. */
  readonly target?: CategoryTarget;
}

type SubCategory = Category['subCategories'][number] & Leading;

/** A category in the form that pages use. */
export interface CategoryBranch extends Leading {
  readonly id: string;
  readonly name: string;
  readonly subCategories: readonly SubCategory[];
}

/** An industry in the form that pages use: categories as a list, sub-categories sorted. */
export interface IndustryBranch extends Leading {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly categories: readonly CategoryBranch[];
}

/** An industry as it may arrive: `name` or `text`, categories as a list or as a map of groups (LAY-09, IND-06). */
export interface ReceivedIndustry {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  readonly description?: string | undefined;
  readonly categories?:
    | readonly CategoryBranch[]
    | Readonly<Record<string, CategoryBranch | readonly CategoryBranch[]>>
    | undefined;
  readonly target?: CategoryTarget | undefined;
}

/** Converts every received form of the tree into one; sub-categories are sorted by `order` (IND-05). */
export function normalizeTree(tree: readonly (IndustryTree | ReceivedIndustry)[]): IndustryBranch[] {
  return tree.map((industry: ReceivedIndustry) => ({
    id: industry.id ?? industry.key ?? '',
    name: industry.name ?? industry.text ?? '',
    description: industry.description ?? '',
    ...(industry.target && { target: industry.target }),
    categories: listCategories(industry.categories).map(sortSubCategories),
  }));
}

function listCategories(categories: ReceivedIndustry['categories']): readonly CategoryBranch[] {
  if (!categories) return [];
  return Array.isArray(categories) ? categories : Object.values(categories).flat();
}

function sortSubCategories(category: CategoryBranch): CategoryBranch {
  return {
    ...category,
    subCategories: category.subCategories.toSorted((one, other) => one.order - other.order),
  };
}
