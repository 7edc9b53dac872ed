/** Languages of replies, chosen by the `Accept-Language` header. */
export {
  type Language,
  languageOf,
  languages,
  type TextLanguage,
  textLanguage,
  textLanguages,
} from '@wbn/edition/language.ts';
