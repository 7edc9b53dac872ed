import type { InitOptions } from 'i18next';

/**
 * Options of every i18next instance. Every language has all texts (a test compares the keys), so there is no fallback
 * language.
 */
export const i18nOptions = {
  defaultNS: 'site',
  fallbackLng: false,
  load: 'currentOnly',
  // Equal to the defaults; when set explicitly, i18next skips a check of each key.
  keySeparator: '.',
  nsSeparator: ':',
  // React escapes texts.
  interpolation: { escapeValue: false },
} as const satisfies InitOptions;
