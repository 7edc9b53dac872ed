import type { Language } from '@wbn/contract/shared/language.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** A moment in the words of a language; by UTC, because the server does not know where somebody is. */
export function momentText({ language }: { readonly language: Language }, moment: Date): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return fillIn(accountTexts[language].time, { time: format.format(moment) });
}

/** All words of the account pages; a language that lacks one does not compile. */
export type AccountTexts = typeof en;

export const accountTexts: Readonly<Record<Language, AccountTexts>> = { en, es, it, zh };

/** The form of a text for a number: `one` where the language has it for that number. */
export function countText(
  { language }: { readonly language: Language },
  count: number,
  one: string,
  other: string,
): string {
  const single = count === 1 || new Intl.PluralRules(language).select(count) === 'one';
  return fillIn(single ? one : other, { count });
}
