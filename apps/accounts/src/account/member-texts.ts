import type { TextLanguage } from '@wbn/edition/language.ts';
import { type Reader, writtenIn } from '../account-texts.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };
import zhHant from './texts/zh-Hant.json' with { type: 'json' };

/** All texts of the pages below `/account`; a language that lacks one does not compile. */
export type MemberTexts = typeof en;

export const memberTexts: Readonly<Record<TextLanguage, MemberTexts>> = { en, es, it, zh, 'zh-Hant': zhHant };

export function wordsOf(visit: Reader): MemberTexts {
  return memberTexts[writtenIn(visit)];
}
