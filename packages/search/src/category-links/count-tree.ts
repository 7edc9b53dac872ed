import type { IndustryBranch } from '../normalize-tree.ts';
import { type CategoryCounts, type CategoryTarget, nearestTarget } from './nearest-target.ts';

const anyTarget: CategoryTarget = { business: 'MA' };

interface Entry {
  readonly id: string;
  readonly name: string;
}

/** Adds to each node of the tree the target of its link; without counts all link to manufacturers, without a number. */
export function countTree(
  tree: readonly IndustryBranch[],
  counts: CategoryCounts | undefined,
): readonly IndustryBranch[] {
  /** By the id of the ancestor that is linked to: one object each, which the data of a page then holds once. */
  const instead = new Map<string, CategoryTarget>();
  const targetOf = (chain: readonly Entry[]): CategoryTarget | undefined => {
    const target = counts ? nearestTarget(counts, chain) : anyTarget;
    if (!target?.instead) return target;
    const { id } = target.instead;
    const shared = instead.get(id) ?? target;
    instead.set(id, shared);
    return shared;
  };
  const withTarget = <E extends Entry>(
    entry: E,
    ...above: readonly Entry[]
  ): E & { target?: CategoryTarget } => {
    const target = targetOf([entry, ...above]);
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
