/** Returns the names of coded entries without duplicates and empty ones, because lists use them as React keys. */
export function uniqueNames(entries: readonly { readonly name: string }[] | undefined): string[] {
  return [...new Set(entries?.map(({ name }) => name.trim()).filter(Boolean))];
}
