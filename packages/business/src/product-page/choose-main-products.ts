import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';

/** Products of the company beside the one whose page it is. */
const shownProducts = 6;

/** So many are enough to choose from: the product itself may be among them. */
export const productsToChooseFrom = shownProducts + 1;

/** The first others of a company's products (PRD-09); a page is sent these, not all hundred. */
export function chooseMainProducts(
  products: readonly BusinessProduct[],
  productID: string,
): readonly BusinessProduct[] {
  return products.filter((product) => product.productID !== productID).slice(0, shownProducts);
}
