/**
 * Parses a whole number as people write it: '1,250', '1.250', '1 250' and '1250' are the same. Undefined for anything
 * else.
 */
export function readWholeNumber(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,3}(?:[.,'’\s]\d{3})+$|^\d+$/.test(text)) return undefined;
  return Number(text.replace(/\D/g, ''));
}

/** Groups the digits of a whole number in the style of the language; other text is returned as typed. */
export function groupDigits(typed: string, language: string): string {
  const value = readWholeNumber(typed);
  return value === undefined ? typed : new Intl.NumberFormat(language, { useGrouping: true }).format(value);
}
