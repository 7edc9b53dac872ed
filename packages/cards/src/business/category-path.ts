/** Search for companies of the same kind in a category, by its id: it finds what is below it too, in every language. */
export function categoryPath(category: string, businessType: { readonly code: string }): string {
  const query = new URLSearchParams({
    business: businessType.code,
    countries: 'global',
    search: '',
    category,
  });
  return `/search-result?${query}`;
}
