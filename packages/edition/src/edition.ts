import type { Language } from './language.ts';
import type { EditionId } from './network.ts';

/** A number of the footer or the contact page; example numbers until the operator sets theirs (decision 26). */
export interface PhoneContact {
  readonly region: 'usa' | 'europe' | 'local';
  readonly number: string;
}

/** Somebody who runs the network, shown on the page about us (INF-11); title and biography are texts. */
export interface Manager {
  readonly role: 'chiefExecutive' | 'networkDirector';
  readonly name: string;
}

/** A business type that home shows the latest companies of: manufacturers, distributors, exporters, consultants (HOME-06). */
export type HomeGroup = 'MA' | 'DI' | 'EX' | 'CO';

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
  /** BCP 47 tag for numbers and dates of the root language. */
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly brand: EditionBrand;
  /** Path of the logo inside the edition's `public/`. */
  readonly logo: string;
  /** Path of the hero picture inside the edition's `public/`; what it shows is said with the label. */
  readonly heroPicture: string;
  /** Numbers to call (LAY-26, INF-14). */
  readonly phones: readonly PhoneContact[];
  /** Numbers of the messaging app (INF-14). */
  readonly messaging: readonly PhoneContact[];
  readonly managers: readonly Manager[];
  /** Language of the intro video (HOME-04, EDN-04). */
  readonly video: { readonly language: 'en' | 'es' };
  /** Which of the groups home shows, and in which order. */
  readonly homeGroups: readonly HomeGroup[];
  /** Other sites of the network that this one links to and shares its pages with (EDN-05). */
  readonly sisterSites: readonly EditionId[];
}

/** Checks an edition's facts at the type level and returns them unchanged. */
export function defineEdition<const E extends Edition>(edition: E): E {
  return edition;
}
