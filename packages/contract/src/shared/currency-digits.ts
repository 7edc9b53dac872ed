/** Of codes alone: what people write instead of one has no end. */
const known = new Map<string, number>();

/** Digits behind the point in a currency of ISO 4217: 2 for USD, 0 for JPY, 3 for KWD; 2 where the code is none. */
export function currencyDigits(currency: string): number {
  return known.get(currency) ?? readDigits(currency);
}

function readDigits(currency: string): number {
  if (!/^[a-z]{3}$/i.test(currency)) return 2;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, digits);
  return digits;
}
