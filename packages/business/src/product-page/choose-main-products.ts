import type { BusinessProduct } from '@wbn/cards/product/business-product.ts';
import { mainProducts } from '@wbn/contract/pages/page-limits.ts';

/** Returns the first other products of a company (PRD-09). */
export function chooseMainProducts(
  products: readonly BusinessProduct[],
  productID: string,
): readonly BusinessProduct[] {
  return products.filter((product) => product.productID !== productID).slice(0, mainProducts);
}
