/** The signs of a query as tsquery reads it: words in quotes, `&`, `|` and parentheses. */
export function tokensOf(query: string): readonly string[] {
  return query.match(/'(?:''|\\\\|[^'\\])*'(?::\*)?|[()&|]/g) ?? [];
}

export const isWord = (token: string) => token.startsWith("'");
/** Whether it stands for all words that begin so. */
export const isBeginning = (token: string) => token.endsWith('*');

/** A word without its quotes and the escapes of `quote`. */
export function lexemeOf(word: string): string {
  return word.slice(1, word.lastIndexOf("'")).replaceAll("''", "'").replaceAll('\\\\', '\\');
}
