import type { InitOptions } from 'i18next';

/** What every i18next instance is created with. A language has all texts (a test compares the keys), so there is no fallback. */
export const i18nOptions = {
  defaultNS: 'site',
  fallbackLng: false,
  load: 'currentOnly',
  // The defaults, but said: otherwise i18next asks of each key whether it is a sentence.
  keySeparator: '.',
  nsSeparator: ':',
  // React escapes what it renders.
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;
