/** Search for companies of the same kind in a category. */
export function categoryPath(category: string, businessType: { readonly code: string }): string {
  const query = new URLSearchParams({ business: businessType.code, countries: 'global', search: category });
  return `/search-result?${query}`;
}
