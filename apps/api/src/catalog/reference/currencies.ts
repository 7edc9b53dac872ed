import { languages } from '@wbn/contract/shared/language.ts';
import { capitalised, computedCodeList } from './code-list.ts';

const displayNames = new Map(
  languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'currency' })]),
);

/** Currencies that companies accept (BIZ-23): all of ISO 4217 that the runtime knows. */
export const currencies = computedCodeList(Intl.supportedValuesOf('currency'), (code, language) =>
  capitalised(displayNames.get(language)?.of(code) ?? code, language),
);
