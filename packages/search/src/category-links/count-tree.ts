import type { IndustryBranch } from '../normalize-tree.ts';
import { type CategoryCounts, type CategoryTarget, nearestTarget } from './nearest-target.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
}

/** Adds to each node of the tree the target of its link; without counts all link to manufacturers, without a number. */
export function countTree(
  tree: readonly IndustryBranch[],
  counts: CategoryCounts | undefined,
): readonly IndustryBranch[] {
  const withTarget = <E extends Entry>(
    entry: E,
    ...above: readonly Entry[]
  ): E & { target?: CategoryTarget } => {
    const target = counts ? nearestTarget(counts, [entry, ...above]) : ({ business: 'MA' } as const);
    return target ? { ...entry, target } : entry;
  };
  return tree.map((industry) => ({
    ...withTarget(industry),
    categories: industry.categories.map((category) => ({
      ...withTarget(category, industry),
      subCategories: category.subCategories.map((sub) => withTarget(sub, category, industry)),
    })),
  }));
}
