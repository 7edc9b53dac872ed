import { type Language, languageNames, languages } from '@wbn/edition/language.ts';

/** Languages of the toolbar. */
export const languageChoices: readonly { value: Language; title: string }[] = languages.map((value) => ({
  value,
  title: languageNames[value],
}));
