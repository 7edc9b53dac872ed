import type { Language } from '@wbn/contract/shared/language.ts';
import { editionLocale } from '@wbn/edition/edition-locale.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import type { EditionId } from '@wbn/edition/network.ts';
import { networkFacts } from '@wbn/edition/network-facts.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** Formats a moment as the site of the edition does, in its time zone, because the server does not know the visitor's time zone. */
export function momentText(
  { edition, language }: { readonly edition: EditionId; readonly language: Language },
  moment: Date,
): string {
  return formatMoment(editionLocale(edition, language), moment, networkFacts[edition].timeZone);
}

/** All texts of the account pages; a language that lacks one does not compile. */
export type AccountTexts = typeof en;

export const accountTexts: Readonly<Record<Language, AccountTexts>> = { en, es, it, zh };

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
