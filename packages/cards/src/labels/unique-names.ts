/** The names of coded entries, each once and none empty: lists of words are keyed by their words. */
export function uniqueNames(entries: readonly { readonly name: string }[] | undefined): string[] {
  return [...new Set(entries?.map(({ name }) => name.trim()).filter(Boolean))];
}
