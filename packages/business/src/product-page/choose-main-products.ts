import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';

/** Number of other products shown on a product page. */
const shownProducts = 6;

/** Number of products to load, since one of them may be the product itself. */
export const productsToChooseFrom = shownProducts + 1;

/** Returns the first other products of a company (PRD-09), so that the page does not receive all hundred. */
export function chooseMainProducts(
  products: readonly BusinessProduct[],
  productID: string,
): readonly BusinessProduct[] {
  return products.filter((product) => product.productID !== productID).slice(0, shownProducts);
}
