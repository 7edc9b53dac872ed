import type { Price } from '@wbn/contract/business/product.ts';
import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';

// Making a formatter costs far more than using one, and a server has few locales.
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.currency ?? ''} ${options.notation ?? ''}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** ICU versions disagree about narrow spaces; server and browser must print the same. */
const oneKindOfSpace = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** A number with the grouping of the locale. */
export function numberLabel(locale: string, value: number): string {
  return oneKindOfSpace(numberFormat(locale, {}).format(value));
}

/** A count in few characters: 950, 1.2K, 3M. */
export function shortNumberLabel(locale: string, value: number): string {
  // Most counts are small, and a slow phone works 60 ms on its first formatter.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return oneKindOfSpace(numberFormat(locale, { notation: 'compact' }).format(value));
}

/** An amount of US dollars in few characters, the currency by its code: USD 2.5M (BIZ-15). */
export function usDollarsLabel(locale: string, value: number): string {
  const options = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
    notation: 'compact',
  } as const;
  return oneKindOfSpace(numberFormat(locale, { ...options, maximumFractionDigits: 1 }).format(value));
}

/** A price given in the smallest unit of its currency; an unknown code is printed as it is. */
export function priceLabel(locale: string, { amount, currency }: Pick<Price, 'amount' | 'currency'>): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${numberLabel(locale, amount / 100)} ${currency}`.trim();
  const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' });
  return oneKindOfSpace(format.format(amount / 10 ** currencyDigits(currency)));
}

/** A price as a plain decimal number, as schema.org wants it. */
export function priceNumber({ amount, currency }: Pick<Price, 'amount' | 'currency'>): string {
  const digits = currencyDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
