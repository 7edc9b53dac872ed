import { type Language, languages } from '@wbn/edition/language.ts';

const storageKey = 'desk-language';

/** The language of the desk: the one chosen in this browser, otherwise English. */
export function readDeskLanguage(): Language {
  const stored = window.localStorage.getItem(storageKey);
  return languages.find((language) => language === stored) ?? 'en';
}

/** Stores the choice and loads the page again, because a document has one language. */
export function chooseDeskLanguage(language: Language): void {
  window.localStorage.setItem(storageKey, language);
  window.location.reload();
}
