import type { SavedProduct } from '@wbn/contract/business/saved-product.ts';
import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { currencies } from '../../catalog/reference/code-lists.ts';
import { foldCell, isNoValue, splitList } from './csv-cells.ts';
import type { RowReading } from './product-cells.ts';

/** Writes an amount with the decimals of its currency: 185000 US cents are `1850.00`. */
export function writeAmount(amount: number, currency: string): string {
  const decimals = currencyDigits(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const grouped = /^[1-9]\d{0,2}(?:([., '’])\d{3})(?:\1\d{3})*([.,]\d+)?$/;
/** Groups of two digits above the first thousand, as India writes them: `1,00,000`. */
const indian = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const plain = /^(\d+)(?:[.,](\d+))?$/;

/**
 * Reads `1850`, `1850.00`, `1850,00`, `1,850.00`, `1.850,00`, `1 850,00`, `1,00,000` and `49.000000` as an amount in the smallest
 * unit of the currency. Undefined for an ambiguous amount, such as `1,850` in a currency with decimals, because
 * asking is better than storing a thousandth of the price.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const decimals = currencyDigits(currency);
  const spaced = text.normalize('NFKC').trim().replace(/\s/g, ' ');
  const tidy = indian.test(spaced) ? spaced.replaceAll(',', '') : spaced;
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

const signed = /^([^\d\s,-]*(?: [^\d\s,-]+)?)\s*(\d(?:[\d\s.,'’]*\d)?)(?:[.,]\s?[-–—]+)?\s*([^\d\s,-]*)$/u;

/** Splits an amount from the signs or codes of a currency beside it, as in `€ 35.90`, `120.– CHF` and `$12 USD`. */
function splitSigns(text: string): { digits: string; signs: readonly string[] } {
  // A sign of right-to-left text stands behind marks that nobody sees.
  const tidy = text
    .normalize('NFKC')
    .replace(/[\u200b\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .trim();
  const [, before = '', digits = tidy, behind = ''] = signed.exec(tidy) ?? [];
  return { digits, signs: [before.replace(/ /g, ''), behind].filter((sign) => sign !== '') };
}

/** Signs of several currencies, beside those that `Intl` knows; they say nothing when the currency is not given. */
const sharedSigns: Readonly<Record<string, readonly string[]>> = {
  rs: ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'],
  '¥': ['CNY', 'JPY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  fr: ['CHF', 'XOF', 'XAF'],
  dh: ['AED', 'MAD'],
  dhs: ['AED', 'MAD'],
};

function isSignOf(sign: string, currency: string): boolean {
  if (sharedSigns[plainSign(sign)]?.includes(currency)) return true;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).some(({ type, value }) => type === 'currency' && value === sign);
}

/** `Kč`, `kc.` and `KČ` are one sign. */
function plainSign(text: string): string {
  return foldCell(text).replace(/\.$/, '');
}

/** Signs and short names that mean one currency. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₫': 'VND',
  '₪': 'ILS',
  '₱': 'PHP',
  '฿': 'THB',
  '₦': 'NGN',
  '₵': 'GHS',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₲': 'PYG',
  '₡': 'CRC',
  '₮': 'MNT',
  '৳': 'BDT',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  лв: 'BGN',
  'د.إ': 'AED',
  'ر.س': 'SAR',
  us$: 'USD',
  u$s: 'USD',
  r$: 'BRL',
  mx$: 'MXN',
  ca$: 'CAD',
  c$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  hk$: 'HKD',
  nt$: 'TWD',
  s$: 'SGD',
  rm: 'MYR',
  rp: 'IDR',
  's/': 'PEN',
  人民币: 'CNY',
  元: 'CNY',
  rmb: 'CNY',
  円: 'JPY',
  원: 'KRW',
};

let byName: ReadonlyMap<string, string> | undefined;

/** Returns a currency by its code, its name in one of four languages, or an unambiguous sign. */
export function readCurrency(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  if (currencies.has(code)) return code;
  byName ??= collectNames();
  return byName.get(plainSign(text));
}

function collectNames(): ReadonlyMap<string, string> {
  const names = languages.flatMap((language) =>
    currencies.all(language).map(({ code, name }): [string, string] => [plainSign(name), code]),
  );
  const bySign = Object.entries(signs).map(([sign, code]): [string, string] => [plainSign(sign), code]);
  return new Map([...names, ...bySign]);
}

/** What people write where a price is told only to who asks, folded and without marks between words. */
const onRequest = new Set(
  [
    'on request,upon request,by request,price on request,price upon request,poa,p o a,price on application,on application,por,ask,ask for price',
    'call,call us,call for price,contact us,contact for price,quote,request a quote,negotiable,to be agreed,tba,tbd,tbc',
    'a consultar,consultar,consultar precio,precio a consultar,bajo consulta,a convenir,a peticion,precio a peticion',
    'su richiesta,a richiesta,prezzo su richiesta,da concordare,da definire',
    'auf anfrage,preis auf anfrage,anfrage,nach absprache,nach vereinbarung,vb,sur demande,prix sur demande,sur devis,nous consulter',
    'sob consulta,preco sob consulta,面议,面談,面谈,询价,詢價,电议,價格面議,价格面议,可议,议价',
  ].flatMap((line) => line.split(',')),
);

/** Whether a cell says that the price is on request: by words, a dash or the amount 0. */
export function isOnRequest(text: string): boolean {
  const folded = foldCell(text);
  const words = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  if (onRequest.has(words) || /^[-–—/]+$/.test(folded)) return true;
  const { digits } = splitSigns(text);
  return /^0[0.,\s]*$/.test(digits);
}

/** Reads the price from its columns; undefined without an amount, on request, or when it cannot be read. */
export function readPrice(reading: RowReading): SavedProduct['price'] {
  const { text, changedCells, cells, problem } = reading;
  const amountText = text('priceAmount').trim();
  if (amountText === '') {
    if (changedCells.get('priceTiers')?.trim()) problem('priceAmount', 'required', '');
    return undefined;
  }
  if (isOnRequest(amountText)) return undefined;
  const { digits, signs: beside } = splitSigns(amountText);
  const codeOfSign = beside.map(readCurrency).find((code) => code !== undefined);
  const given = cells.get('priceCurrency')?.trim() ?? '';
  const stated = isNoValue(given) ? '' : given;
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
  const fits = beside.every((sign) => readCurrency(sign) === currency || isSignOf(sign, currency));
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
    const amount = readAmount(splitSigns(amountText).digits, currency);
    if (from === undefined || amount === undefined) problem('priceTiers', 'tiers', entry);
    return from === undefined || amount === undefined ? [] : [{ from: Number(from), amount }];
  });
}
