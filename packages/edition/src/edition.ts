import type { Language } from './language.ts';
import type { EditionId } from './network.ts';

/** A phone number of the footer or contact page; example numbers until the operator sets real ones (decision 26). */
export interface PhoneContact {
  readonly region: 'usa' | 'europe' | 'local';
  readonly number: string;
}

/** A manager of the network for the page about us (INF-11); title and biography are in the texts. */
export interface Manager {
  readonly role: 'chiefExecutive' | 'networkDirector';
  readonly name: string;
}

/**
 * Business types whose latest companies the home page shows: manufacturers, distributors, exporters, consultants
 * (HOME-06).
 */
export type HomeGroup = 'MA' | 'DI' | 'EX' | 'CO';

/** Brand colours of an edition as CSS colours; all others are derived from them. */
export interface EditionBrand {
  /** Buttons, links and the active state in light mode. At least 4.5:1 on white. */
  readonly primary: string;
  /** The same in dark mode. At least 4.5:1 on #14171c. */
  readonly primaryDark: string;
  /** Small accents: the logo, the background of the verified badge. */
  readonly accent: string;
}

/** The facts of a country edition. Facts only: no functions, no JSX, no translated prose (DESIGN, decision 2). */
export interface Edition {
  readonly id: EditionId;
  /** Country or city in each language, used in titles and picture descriptions (EDN-03). */
  readonly label: Readonly<Record<Language, string>>;
  /** ISO 3166-1 code of the edition's country. */
  readonly country: string;
  /** Host of the live site, without scheme. */
  readonly host: string;
  /** Language at the root of the site; others are under `/es/...`. */
  readonly language: Language;
  /** BCP 47 tag for numbers and dates in the root language. */
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly brand: EditionBrand;
  /** Path of the logo in the edition's `public/`. */
  readonly logo: string;
  /** Path of the hero picture in the edition's `public/`; its description uses the label. */
  readonly heroPicture: string;
  /** Phone numbers (LAY-26, INF-14). */
  readonly phones: readonly PhoneContact[];
  /** Numbers of the messaging app (INF-14). */
  readonly messaging: readonly PhoneContact[];
  readonly managers: readonly Manager[];
  /** Language of the intro video (HOME-04, EDN-04). */
  readonly video: { readonly language: 'en' | 'es' };
  /** Groups of the home page, in their order. */
  readonly homeGroups: readonly HomeGroup[];
  /** Sites of the network that this one links to and shares its pages with (EDN-05). */
  readonly sisterSites: readonly EditionId[];
}

/** Type-checks an edition's facts and returns them unchanged. */
export function defineEdition<const E extends Edition>(edition: E): E {
  return edition;
}
