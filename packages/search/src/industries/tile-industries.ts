import type { IndustryBranch } from '../normalize-tree.ts';
import { searchPath } from '../results/search-address.ts';
import type { CategoryCounts } from '../ways/nearest-way.ts';

export interface IndustryTile {
  readonly id: string;
  readonly name: string;
  /** Its companies, else its products, else its part of the index. */
  readonly to: string;
  /** Of all kinds; absent when nobody counted. */
  readonly companies?: number;
  readonly products?: number;
}

/** The industries with how many companies and products are in each. */
export function tileIndustries(
  tree: readonly IndustryBranch[],
  counts: CategoryCounts | undefined,
): readonly IndustryTile[] {
  return tree.map(({ id, name }) => {
    const index = `/industries#${id}`;
    if (!counts) return { id, name, to: index };
    const { PR: products = 0, ...companiesByType } = counts[id] ?? {};
    const companies = Object.values(companiesByType).reduce((sum, count) => sum + count, 0);
    const list = companies > 0 ? ({ list: 'companies' } as const) : ({ business: 'PR' } as const);
    const to = companies + products > 0 ? searchPath({ ...list, industry: [id] }) : index;
    return { id, name, to, companies, products };
  });
}
