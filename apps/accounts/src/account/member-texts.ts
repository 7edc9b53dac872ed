import type { Language } from '@wbn/contract/shared/language.ts';
import type { Visit } from '../visit.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** All texts of the pages below `/account`; a language that lacks one does not compile. */
export type MemberTexts = typeof en;

export const memberTexts: Readonly<Record<Language, MemberTexts>> = { en, es, it, zh };

export function wordsOf({ language }: Pick<Visit, 'language'>): MemberTexts {
  return memberTexts[language];
}
