/** The languages that a call may be answered in, chosen by the `Accept-Language` header: those of the network. */
export { type Language, languages } from '@wbn/edition/language.ts';
