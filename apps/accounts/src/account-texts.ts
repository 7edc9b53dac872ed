import type { Language } from '@wbn/contract/shared/language.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** All words of the account pages; a language that lacks one does not compile. */
export type AccountTexts = typeof en;

export const accountTexts: Readonly<Record<Language, AccountTexts>> = { en, es, it, zh };
