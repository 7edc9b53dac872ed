import type { Language } from '@wbn/contract/shared/language.ts';
import { fillIn } from '@wbn/mail/fill-in.ts';
import { accountTexts } from './account-texts.ts';

/** A moment in the words of a language; by UTC, because the server does not know where somebody is. */
export function momentText({ language }: { readonly language: Language }, moment: Date): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return fillIn(accountTexts[language].time, { time: format.format(moment) });
}
