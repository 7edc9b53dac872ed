/** Digits of the highest price that can be compared. */
const digits = 9;

/**
 * Marks by which a price is found below a limit: the beginnings of its whole amount, written with nine digits. 42 EUR has `=$EUR0`,
 * `=$EUR00` ... `=$EUR000000042`.
 */
export function priceMarks(currency: string, amount: number): string[] {
  const whole = Math.ceil(amount);
  if (whole < 0 || whole >= 10 ** digits) return [];
  const written = String(whole).padStart(digits, '0');
  return Array.from({ length: digits }, (_, at) => `=$${currency}${written.slice(0, at + 1)}`);
}

/** The few marks of which every price up to a limit (in whole units) has one. */
export function marksUpTo(currency: string, limit: number): string[] {
  const above = String(Math.min(Math.floor(limit), 10 ** digits - 2) + 1).padStart(digits, '0');
  return [...above].flatMap((digit, at) =>
    Array.from({ length: Number(digit) }, (_, lower) => `=$${currency}${above.slice(0, at)}${lower}`),
  );
}

/** Marks of which every price in a currency has one. */
export function anyPriceMarks(currency: string): string[] {
  return Array.from({ length: 10 }, (_, digit) => `=$${currency}${digit}`);
}
