import { formatNumber } from '@wbn/edition/format.ts';
import type { InitOptions, i18n } from 'i18next';

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

/** Writes `{{count, number}}` as the rest of the page does: by the locale of the edition, which is more than the language. */
export function formatNumbers({ services }: i18n, locale: string): void {
  services.formatter?.add('number', (value: number) => formatNumber(locale, value));
}
