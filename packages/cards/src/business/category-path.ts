/** Search for companies of a type in a category or sub-category, by its id. */
export function categoryPath(id: string, businessType: string): string {
  const query = new URLSearchParams({
    business: businessType,
    countries: 'global',
    search: '',
    category: id,
  });
  return `/search-result?${query}`;
}
