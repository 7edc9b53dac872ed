/** A card number in groups as it is printed: 4-6-5 for American Express, fours for all others. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : undefined;
  const parts = groups ? (groups.exec(digits)?.slice(1) ?? []) : (digits.match(/\d{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
}

/** Expiry as it is printed, 'MM / YY'; a first digit above 1 is a month by itself. */
export function groupExpiry(typed: string): string {
  // Browsers fill in 'MM/YYYY'.
  const filled = /^\s*(\d{1,2})\s*\/\s*20(\d{2})\s*$/.exec(typed);
  const given = filled ? `${filled[1]?.padStart(2, '0')}${filled[2]}` : typed.replace(/\D/g, '');
  const digits = (/^[2-9]/.test(given) ? `0${given}` : given).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Month and year of a typed expiry; undefined when it is none. */
export function readExpiry(typed: string): { readonly month: number; readonly year: number } | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d{2})$/.exec(typed) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

/** Whether a card of that month can still pay: it can to the month's end. */
export function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
}

/** The check digit of ISO/IEC 7812, by which a slip of the finger is found. */
export function isCardNumber(typed: string): boolean {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < 12) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
