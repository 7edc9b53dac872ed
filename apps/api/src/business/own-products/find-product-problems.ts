import { businessProblems as problems } from '@wbn/contract/business/business-problems.ts';
import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import type { IndustryCatalog } from '../../catalog/industry-tree.ts';
import { currencies } from '../../catalog/reference/currencies.ts';

type Codes = Pick<SavedProduct, 'industry' | 'category' | 'subCategory' | 'price'>;

/** Codes of a product that are in no list of ours or do not belong together, by field. */
export function findProductProblems(body: Codes, industries: IndustryCatalog): Record<string, string> {
  const found = findTradeProblem(body, industries);
  return body.price && !currencies.has(body.price.currency)
    ? { ...found, 'price.currency': problems.price }
    : found;
}

/** An industry, a category of it, a sub-category of that; each may be left out with what is below it. */
function findTradeProblem(body: Codes, industries: IndustryCatalog): Record<string, string> {
  const { industry = '', category = '', subCategory = '' } = body;
  const industryEntry = industries.tree('en').find(({ id }) => id === industry);
  if (industry !== '' && !industryEntry) return { industry: problems.unknown };
  const categoryEntry = industryEntry?.categories.find(({ id }) => id === category);
  if (category !== '' && !categoryEntry) return { category: problems.category };
  const known = categoryEntry?.subCategories.some(({ id }) => id === subCategory) ?? false;
  return subCategory !== '' && !known ? { subCategory: problems.subCategory } : {};
}
