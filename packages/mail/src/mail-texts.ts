import type { MailLanguage } from './language.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** Words of all templates; a language that lacks one does not compile. */
export type MailTexts = typeof en;

const texts: Readonly<Record<MailLanguage, MailTexts>> = { en, es, it, zh };

export function mailTexts(language: MailLanguage): MailTexts {
  return texts[language];
}
