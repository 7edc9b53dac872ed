/** Languages of replies, chosen by the `Accept-Language` header. */
export { type Language, languages } from '@wbn/edition/language.ts';
