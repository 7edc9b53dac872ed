import type { Price } from '@wbn/contract/business/product.ts';
import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';
import { formatMoney, formatNumber } from '@wbn/edition/format.ts';

/** A price given in the smallest unit of its currency; an unknown code is printed as it is. */
export function priceLabel(locale: string, { amount, currency }: Pick<Price, 'amount' | 'currency'>): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${formatNumber(locale, amount / 100)} ${currency}`.trim();
  return formatMoney(locale, amount / 10 ** currencyDigits(currency), currency);
}

/** A price as a plain decimal number, as schema.org wants it. */
export function priceNumber({ amount, currency }: Pick<Price, 'amount' | 'currency'>): string {
  const digits = currencyDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
