/** Names that the host's catalog knows, in every language of the product; whoever makes an engine hands them in. */
export interface CatalogNames {
  /** Of an industry, category or sub-category; none for an id that is not there. */
  ofCategory(id: string | null): readonly string[];
  /** All categories and sub-categories, a list for each language; what stands at the same place is the same category. */
  readonly categories: readonly (readonly string[])[];
  /** Of a type of payment, also as people type it: 'L/C', 'carta de crédito'. */
  ofPaymentType(code: string): readonly string[];
  /** Of a spoken language, also as people type it: 'Mandarin'. */
  ofLanguage(code: string): readonly string[];
}
