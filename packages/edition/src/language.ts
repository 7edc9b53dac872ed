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
