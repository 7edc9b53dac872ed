/** An option of a country list (REF-01). */
export interface CountryOption {
  readonly value: string;
  readonly text: string;
}
