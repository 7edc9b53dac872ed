/**
 * Parses a whole number as people write it: '1,250', '1.250', '1 250', '１２５０' and '1250' are the same. Undefined
 * for anything else.
 */
export function readWholeNumber(typed: string): number | undefined {
  const text = plainDigits(typed);
  if (!/^[1-9]\d{0,2}(?:[.,'’\s]\d{3})+$|^[1-9]\d?(?:,\d{2})+,\d{3}$|^\d+$/.test(text)) return undefined;
  return Number(text.replace(/\D/g, ''));
}

/** The same, or a number with one to six decimals after a point or comma: '2,5', '0.125' and '1.250,5'. */
export function readQuantity(typed: string): number | undefined {
  const whole = readWholeNumber(typed);
  if (whole !== undefined) return whole;
  const [, before = '', point, decimals] = /^(.*\d)([.,])(\d{1,6})$/.exec(plainDigits(typed)) ?? [];
  const start = readWholeNumber(before);
  // A mark that also groups the thousands is no decimal point.
  if (start === undefined || point === undefined || before.includes(point)) return undefined;
  return Number(`${start}.${decimals}`);
}

/** Writes a number so that `readQuantity` reads it back: three decimals could be thousands, four cannot. */
export function quantityText(quantity: number): string {
  const text = String(quantity);
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Turns digits and marks of full width, as East Asian keyboards type them, into plain ones. */
function plainDigits(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** Groups the digits of a number in the style of the language; other text is returned as typed. */
export function groupDigits(
  typed: string,
  language: string,
  read: (typed: string) => number | undefined = readWholeNumber,
): string {
  const value = read(typed);
  if (value === undefined) return typed;
  return new Intl.NumberFormat(language, { useGrouping: true, maximumFractionDigits: 6 }).format(value);
}
