import type { Price } from '@wbn/contract/business/product.ts';
import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';

// Formatters are expensive to create; a server uses few locales.
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.currency ?? ''} ${options.notation ?? ''}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** ICU versions differ in narrow spaces; server and browser must render the same text for hydration. */
const oneKindOfSpace = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** Formats a number with the grouping of the locale. */
export function numberLabel(locale: string, value: number): string {
  return oneKindOfSpace(numberFormat(locale, {}).format(value));
}

/** Formats a count briefly: 950, 1.2K, 3M. */
export function shortNumberLabel(locale: string, value: number): string {
  // Avoids a formatter for small counts: a slow phone needs 60 ms to create its first.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return oneKindOfSpace(numberFormat(locale, { notation: 'compact' }).format(value));
}

/** Formats US dollars briefly with the currency code: USD 2.5M (BIZ-15). */
export function usDollarsLabel(locale: string, value: number): string {
  const options = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
    notation: 'compact',
  } as const;
  return oneKindOfSpace(numberFormat(locale, { ...options, maximumFractionDigits: 1 }).format(value));
}

/** Formats a price given in the smallest unit of its currency; an invalid currency code is printed as it is. */
export function priceLabel(locale: string, { amount, currency }: Pick<Price, 'amount' | 'currency'>): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${numberLabel(locale, amount / 100)} ${currency}`.trim();
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' });
  return oneKindOfSpace(format.format(amount / 10 ** currencyDigits(currency)));
}

/** Returns a price as a plain decimal number, for schema.org. */
export function priceNumber({ amount, currency }: Pick<Price, 'amount' | 'currency'>): string {
  const digits = currencyDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
