import type { EditionBrand } from '../../packages/edition/src/edition.ts';
import type { Language } from '../../packages/edition/src/language.ts';

/** What a person has to say about a new edition; the rest of `edition.ts` follows from it. */
export interface EditionFacts {
  readonly id: string;
  readonly country: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly language: Language;
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly host: string;
  readonly brand: EditionBrand;
  readonly video: 'en' | 'es';
  /** Number in the country itself. */
  readonly localPhone: string;
}
