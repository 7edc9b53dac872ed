import type { Language } from '@wbn/contract/shared/language.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** Formats a moment in a language, in UTC, because the server does not know the visitor's time zone. */
export function momentText({ language }: { readonly language: Language }, moment: Date): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return fillIn(accountTexts[language].time, { time: format.format(moment) });
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
