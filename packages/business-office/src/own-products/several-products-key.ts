/** Key of whatever is done to several products of a company at once. */
export const severalProductsKey = (businessID: string) => ['several-products', businessID];
