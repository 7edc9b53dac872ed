import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { currencies } from '../../catalog/reference/code-lists.ts';
import { foldCell, splitList } from './csv-cells.ts';
import type { RowReading } from './product-cells.ts';

/** Writes an amount with the decimals of its currency: 185000 US cents are `1850.00`. */
export function writeAmount(amount: number, currency: string): string {
  const decimals = currencyDigits(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const grouped = /^[1-9]\d{0,2}(?:([., '’])\d{3})(?:\1\d{3})*([.,]\d+)?$/;
const plain = /^(\d+)(?:[.,](\d+))?$/;

/**
 * Reads `1850`, `1850.00`, `1850,00`, `1,850.00`, `1.850,00`, `1 850,00` and `49.000000` as an amount in the smallest
 * unit of the currency. Undefined for an ambiguous amount, such as `1,850` in a currency with decimals, because
 * asking is better than storing a thousandth of the price.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const decimals = currencyDigits(currency);
  const tidy = text.trim().replace(/[\u00a0\u202f]/g, ' ');
  const groups = grouped.exec(tidy);
  const inGroups =
    groups && (groups[2] ? groups[2][0] !== groups[1] : decimals === 0 || isGrouping(groups[1], tidy));
  const bare = inGroups ? tidy.replaceAll(groups[1] ?? '', '') : tidy;
  const match = plain.exec(bare);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  // Three decimals may be thousands; accepted only after a point in a currency with three decimals, as the export writes.
  const couldBeGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (couldBeGroup && (decimals !== 3 || bare.includes(','))) return undefined;
  if (/[^0]/.test(fraction.slice(decimals))) return undefined;
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

/** Whether a separator without decimals after it groups thousands: it occurs twice, or is a space. */
function isGrouping(separator: string | undefined, text: string): boolean {
  return separator !== undefined && (!'.,'.includes(separator) || text.split(separator).length > 2);
}

const signed = /^([^\d\s.,-]*)\s*(\d(?:[\d\s.,'’]*\d)?)\s*([^\d\s.,-]*)$/;

/** Splits an amount from the sign or code of a currency beside it, as in `€ 35.90` and `35,90 EUR`. */
function splitSign(text: string): { digits: string; sign: string } {
  const [, before = '', digits = text, behind = ''] = signed.exec(text) ?? [];
  return before !== '' && behind !== '' ? { digits: text, sign: '' } : { digits, sign: before || behind };
}

function isSignOf(sign: string, currency: string): boolean {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).some(({ type, value }) => type === 'currency' && value === sign);
}

let byName: ReadonlyMap<string, string> | undefined;

/** Returns a currency by its code, its name in one of four languages, or an unambiguous sign. */
export function readCurrency(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (currencies.has(code)) return code;
  byName ??= collectNames();
  return byName.get(foldCell(text));
}

function collectNames(): ReadonlyMap<string, string> {
  const signs: [string, string][] = [
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['us$', 'USD'],
    ['u$s', 'USD'],
    ['人民币', 'CNY'],
    ['rmb', 'CNY'],
  ];
  const names = languages.flatMap((language) =>
    currencies.all(language).map(({ code, name }): [string, string] => [foldCell(name), code]),
  );
  return new Map([...names, ...signs]);
}

/** Reads the price from its columns; undefined without an amount or when it cannot be read. */
export function readPrice(reading: RowReading): SavedProduct['price'] {
  const { text, changedCells, cells, problem } = reading;
  const amountText = text('priceAmount').trim();
  if (amountText === '') {
    if (changedCells.get('priceTiers')?.trim()) problem('priceAmount', 'required', '');
    return undefined;
  }
  const { digits, sign } = splitSign(amountText);
  const codeOfSign = sign === '' ? undefined : readCurrency(sign);
  const stated = cells.get('priceCurrency')?.trim() ?? '';
  const currencyText = stated || codeOfSign || reading.currency || text('priceCurrency').trim();
  if (currencyText === '') {
    problem('priceAmount', 'noCurrency', amountText);
    return undefined;
  }
  const currency = readCurrency(currencyText);
  if (!currency) {
    problem(stated ? 'priceCurrency' : 'priceAmount', 'currency', currencyText);
    return undefined;
  }
  const fits = sign === '' || codeOfSign === currency || (!codeOfSign && isSignOf(sign, currency));
  const amount = fits ? readAmount(digits, currency) : undefined;
  if (amount === undefined) {
    problem('priceAmount', 'amount', amountText);
    return undefined;
  }
  return { amount, currency, unit: text('priceUnit'), tiers: readTiers(reading, currency) };
}

/** Reads `100: 17.50 | 500: 15.00`; the schema checks the order. */
function readTiers({ text, problem }: RowReading, currency: string): { from: number; amount: number }[] {
  return splitList(text('priceTiers')).flatMap((entry) => {
    const [, from, amountText = ''] = /^(\d{1,10})\s*[:：]\s*(.+)$/.exec(entry) ?? [];
    const amount = readAmount(amountText, currency);
    if (from === undefined || amount === undefined) problem('priceTiers', 'tiers', entry);
    return from === undefined || amount === undefined ? [] : [{ from: Number(from), amount }];
  });
}
