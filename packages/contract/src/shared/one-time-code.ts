/**
 * Reads a one-time code as people type and paste it: in full width, with spaces or dashes between its digits or marks
 * that nobody sees. What is no row of digits keeps its dashes, as recovery codes have them.
 */
export function readOneTimeCode(typed: string): string {
  const text = typed.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
  const digits = text.replace(/[\p{Pd}\u2212.]/gu, '');
  return /^\d+$/.test(digits) ? digits : text;
}
