import type { EditionId } from './network.ts';

export type Language = 'en' | 'es' | 'it' | 'zh';

/** A phone contact of the footer and the contact page; example numbers until the operator sets theirs (decision 26). */
export interface PhoneContact {
  readonly region: 'usa' | 'europe' | 'local';
  readonly number: string;
}

/** Brand colours of an edition in light mode, as CSS colours; everything else is derived from them. */
export interface EditionBrand {
  /** Buttons, links, the active state. At least 4.5:1 on white. */
  readonly primary: string;
  /** Primary in dark mode. At least 4.5:1 on #14171c. */
  readonly primaryDark: string;
  /** Small touches: the mark, the verified badge's ground. */
  readonly accent: string;
}

/** The facts of one country edition. Facts only: no function, no JSX, no translated prose (DESIGN, decision 2). */
export interface Edition {
  readonly id: EditionId;
  /** Country or city label in each language, woven into titles and picture texts (EDN-03). */
  readonly label: Readonly<Record<Language, string>>;
  /** ISO 3166-1 code of the country the edition serves. */
  readonly country: string;
  /** Host of the live site, without scheme. */
  readonly host: string;
  /** Language at the root of the site; the others live under `/es/...`. */
  readonly language: Language;
  readonly languages: readonly Language[];
  /** BCP 47 tag for numbers and dates of the root language. */
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly brand: EditionBrand;
  /** Path of the logo inside the edition's `public/`. */
  readonly logo: string;
  readonly phones: readonly PhoneContact[];
  readonly video: { readonly language: 'en' | 'es' };
}

/** Checks an edition's facts at the type level and returns them unchanged. */
export function defineEdition<const E extends Edition>(edition: E): E {
  return edition;
}
