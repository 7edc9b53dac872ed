/**
 * The one list of the network's languages: every site and every mail is in all of them. The first is the fallback (A1). A
 * language is added here, with its texts; what lacks them then does not compile, or a test names it.
 */
export const languages = ['en', 'es', 'it', 'zh'] as const;

export type Language = (typeof languages)[number];

/** Each language by its own name (LAY-27). */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  it: 'Italiano',
  zh: '中文',
};
