/** Names from the host's catalog in every language of the product; passed in when an engine is created. */
export interface CatalogNames {
  /** Names of an industry, category or sub-category; empty for an unknown id. */
  ofCategory(id: string | null): readonly string[];
  /** All industries, categories and sub-categories with their names, always in the same order of languages. */
  readonly categories: readonly { readonly id: string; readonly names: readonly string[] }[];
  /** Names of a payment type, also as people type it: 'L/C', 'carta de crédito'. */
  ofPaymentType(code: string): readonly string[];
  /** Names of a spoken language, also as people type it: 'Mandarin'. */
  ofLanguage(code: string): readonly string[];
}
