import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };
import zhHant from './texts/zh-Hant.json' with { type: 'json' };

/** Texts of all templates; a language that lacks one does not compile. */
export type MailTexts = typeof en;

const texts = { en, es, it, zh, 'zh-Hant': zhHant } satisfies Readonly<Record<string, MailTexts>>;

/** The languages of the templates. A caller with another language of the network does not compile. */
export type MailLanguage = keyof typeof texts;

/** Languages that have templates. */
export const mailLanguages = Object.keys(texts) as readonly MailLanguage[];

export function mailTexts(language: MailLanguage): MailTexts {
  return texts[language];
}
