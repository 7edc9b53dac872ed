/** Caches digits by valid currency code only, because invalid input is unbounded. */
const known = new Map<string, number>();

/** Number of decimal digits of an ISO 4217 currency: 2 for USD, 0 for JPY, 3 for KWD; 2 for an unknown code. */
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
