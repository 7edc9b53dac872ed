/** Names that the host's catalog knows, in every language of the product; whoever makes an engine hands them in. */
export interface CatalogNames {
  /** Of an industry, category or sub-category; none for an id that is not there. */
  ofCategory(id: string | null): readonly string[];
  /** All industries, categories and sub-categories, each with its name in every language, always in the same order of languages. */
  readonly categories: readonly { readonly id: string; readonly names: readonly string[] }[];
  /** Of a type of payment, also as people type it: 'L/C', 'carta de crédito'. */
  ofPaymentType(code: string): readonly string[];
  /** Of a spoken language, also as people type it: 'Mandarin'. */
  ofLanguage(code: string): readonly string[];
}
