/** Addresses of the pages on which a company's people work on its products (RT-22). */
export function ownProductPaths(businessID: string) {
  const list = `/business/${businessID}/products`;
  return {
    list,
    create: `${list}/new`,
    import: `${list}/import`,
    edit: (productID: string) => `${list}/${productID}`,
    /** Where a larger plan is chosen (RT-24). */
    membership: `/business/${businessID}/membership`,
  };
}
