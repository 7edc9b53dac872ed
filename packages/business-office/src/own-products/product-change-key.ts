/** Beginning of the keys of all writes about a product from the list: one of them at a time. */
export function productChangeKey(productID: string): readonly string[] {
  return ['product-change', productID];
}
