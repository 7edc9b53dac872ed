import type { Language } from '@wbn/contract/shared/language.ts';
import { editionLocale } from '@wbn/edition/edition-locale.ts';
import { formatDay, formatMoment, formatTimeAgo } from '@wbn/edition/format.ts';
import { type TextLanguage, textLanguage } from '@wbn/edition/language.ts';
import type { EditionId } from '@wbn/edition/network.ts';
import { networkFacts } from '@wbn/edition/network-facts.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };
import zhHant from './texts/zh-Hant.json' with { type: 'json' };

export interface Reader {
  readonly edition: EditionId;
  readonly language: Language;
}

/** In which texts a visitor reads. */
export function writtenIn({ edition, language }: Reader): TextLanguage {
  return textLanguage(editionLocale(edition, language));
}

/** A day with its time as the site of the edition writes it, in the edition's time zone, because the server does not know the visitor's. */
export function momentText({ edition, language }: Reader, moment: Date): string {
  return formatMoment(editionLocale(edition, language), moment, networkFacts[edition].timeZone);
}

/** The day of a moment. */
export function dayText({ edition, language }: Reader, moment: Date): string {
  return formatDay(editionLocale(edition, language), moment, networkFacts[edition].timeZone);
}

/** How long ago a moment was, or its day when that is more than a week. */
export function agoText(visit: Reader, moment: Date, now: Date): string {
  const { edition, language } = visit;
  const { timeZone } = networkFacts[edition];
  const ago = formatTimeAgo(editionLocale(edition, language), moment.getTime(), now.getTime(), timeZone);
  return ago ?? dayText(visit, moment);
}

/** All texts of the account pages; a language that lacks one does not compile. */
export type AccountTexts = typeof en;

export const accountTexts: Readonly<Record<TextLanguage, AccountTexts>> = {
  en,
  es,
  it,
  zh,
  'zh-Hant': zhHant,
};

/** Chooses the singular or plural text for a number by the language's plural rules, and fills the number in. */
export function countText(
  { language }: { readonly language: Language },
  count: number,
  one: string,
  other: string,
): string {
  const single = count === 1 || new Intl.PluralRules(language).select(count) === 'one';
  return fillIn(single ? one : other, { count });
}
