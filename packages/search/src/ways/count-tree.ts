import type { IndustryBranch } from '../normalize-tree.ts';
import { type CategoryCounts, nearestWay, type Way } from './nearest-way.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
}

/** Adds to each node of the tree the target of its link; without counts all link to manufacturers, without a number. */
export function countTree(
  tree: readonly IndustryBranch[],
  counts: CategoryCounts | undefined,
): readonly IndustryBranch[] {
  const withWay = <E extends Entry>(entry: E, ...above: readonly Entry[]): E & { way?: Way } => {
    const way = counts ? nearestWay(counts, [entry, ...above]) : ({ business: 'MA' } as const);
    return way ? { ...entry, way } : entry;
  };
  return tree.map((industry) => ({
    ...withWay(industry),
    categories: industry.categories.map((category) => ({
      ...withWay(category, industry),
      subCategories: category.subCategories.map((sub) => withWay(sub, category, industry)),
    })),
  }));
}
