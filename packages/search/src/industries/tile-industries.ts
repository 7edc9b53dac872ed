import type { CategoryCounts } from '../category-links/nearest-target.ts';
import type { IndustryBranch } from '../normalize-tree.ts';
import type { Translate } from '../results/results-meta.ts';
import { searchPath } from '../results/search-address.ts';

export interface IndustryTile {
  readonly id: string;
  readonly name: string;
  /** Path to its companies, otherwise its products, otherwise its part of the index. */
  readonly to: string;
  /** Number of entries as text; absent without counts. */
  readonly detail?: string;
}

/** Returns a tile per industry with its number of companies of all types, otherwise of products. */
export function tileIndustries(
  t: Translate,
  tree: readonly IndustryBranch[],
  counts: CategoryCounts | undefined,
): readonly IndustryTile[] {
  return tree.map(({ id, name }) => {
    const index = { id, name, to: `/industries#${id}` };
    if (!counts) return index;
    const { PR: products = 0, ...companiesByType } = counts[id] ?? {};
    const companies = Object.values(companiesByType).reduce((sum, count) => sum + count, 0);
    const industry = [id];
    if (companies > 0)
      return {
        ...index,
        to: searchPath({ list: 'companies', industry }),
        detail: t('tiles.companies', { count: companies }),
      };
    if (products === 0) return { ...index, detail: t('tiles.nothing') };
    return {
      ...index,
      to: searchPath({ business: 'PR', industry }),
      detail: t('tiles.products', { count: products }),
    };
  });
}
