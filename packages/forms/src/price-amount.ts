import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';

/**
 * Parses a typed amount into the smallest unit of the currency; undefined when it is not an amount. The last point or
 * comma is the decimal sign unless exactly three digits follow; then it is a thousands separator, except for
 * currencies with three decimals when `locale` does not group with that sign. When both signs occur, the last is the
 * decimal sign. Zeros beyond the currency's decimals are ignored.
 */
export function parseAmount(text: string, currency: string, locale: string): number | undefined {
  const typed = text.replace(/[\s\u00a0\u202f']/g, '');
  if (!/^\d[\d.,]*$/.test(typed)) return undefined;
  const digits = currencyDigits(currency);
  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  const at = last >= 0 && endsWhole(typed, last, digits, locale) ? last : typed.length;
  const whole = typed.slice(0, at);
  const fraction = typed.slice(at + 1);
  if (/[^0]/.test(fraction.slice(digits)) || !isGrouped(whole)) return undefined;
  const amount = Number(whole.replace(/[.,]/g, '') + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

function endsWhole(typed: string, last: number, digits: number, locale: string): boolean {
  const sign = typed[last] ?? '';
  const others = typed.slice(0, last);
  if (/[.,]/.test(others)) return !others.includes(sign);
  const behind = typed.length - last - 1;
  if (behind !== 3) return true;
  const group = new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === 'group');
  return digits === 3 && sign !== group?.value;
}

/** True for '1,234,567' and '1234567', false for '12,34'. */
function isGrouped(whole: string): boolean {
  return /^\d+$/.test(whole) || /^\d{1,3}(?:,\d{3})+$/.test(whole) || /^\d{1,3}(?:\.\d{3})+$/.test(whole);
}

/** Formats an amount for a text field: '1234.50', with the decimal sign of the locale. */
export function amountText(amount: number, currency: string, locale: string): string {
  const digits = currencyDigits(currency);
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}
