/**
 * The languages of every site and mail; the first is the fallback (A1). To add a language, add it here: missing texts
 * are then compile errors or named by tests.
 */
export const languages = ['en', 'es', 'it', 'zh'] as const;

export type Language = (typeof languages)[number];

/** Name of each language in that language (LAY-27). */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  zh: '中文',
};

/** How the texts of a language are written: Chinese in Hong Kong has traditional characters (decision record 0032). */
export const textLanguages = [...languages, 'zh-Hant'] as const;

export type TextLanguage = (typeof textLanguages)[number];

/** The language of texts, whatever their script. */
export function languageOf(texts: TextLanguage): Language {
  return texts === 'zh-Hant' ? 'zh' : texts;
}

/** The texts for a locale: `es` for `es-CL`, `zh-Hant` for `zh-Hant-HK`. */
export function textLanguage(locale: string): TextLanguage {
  return locale.startsWith('zh-Hant') ? 'zh-Hant' : (locale.split('-')[0] as Language);
}
