/** Beginning of the keys of all writes about a product from the list: one of them at a time. */
export function productChangeKey(productID: string): readonly string[] {
  return ['product-change', productID];
}

/** Key of whatever is done to several products of a company at once. */
export const severalProductsKey = (businessID: string) => ['several-products', businessID];
