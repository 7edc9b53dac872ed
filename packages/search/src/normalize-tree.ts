import type { Category, IndustryTree } from '@wbn/contract/catalog/industry.ts';

/** An industry as pages use it: categories in a list, sub-categories in order. */
export interface IndustryBranch {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly categories: readonly Category[];
}

/** An industry as it may arrive: `name` or `text`, categories as a list or as a map of groups (LAY-09, IND-06). */
export interface ReceivedIndustry {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
  readonly name?: string | undefined;
  readonly text?: string | undefined;
  readonly description?: string | undefined;
  readonly categories?:
    | readonly Category[]
    | Readonly<Record<string, Category | readonly Category[]>>
    | undefined;
}

/** Brings every form in which the tree may arrive into one; sub-categories sorted by `order` (IND-05). */
export function normalizeTree(tree: readonly (IndustryTree | ReceivedIndustry)[]): IndustryBranch[] {
  return tree.map((industry: ReceivedIndustry) => ({
    id: industry.id ?? industry.key ?? '',
    name: industry.name ?? industry.text ?? '',
    description: industry.description ?? '',
    categories: listCategories(industry.categories).map(sortSubCategories),
  }));
}

function listCategories(categories: ReceivedIndustry['categories']): readonly Category[] {
  if (!categories) return [];
  return Array.isArray(categories) ? categories : Object.values(categories).flat();
}

function sortSubCategories(category: Category): Category {
  return {
    ...category,
    subCategories: category.subCategories.toSorted((one, other) => one.order - other.order),
  };
}
