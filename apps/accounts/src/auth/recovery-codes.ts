import { randomInt } from 'node:crypto';

/** Nobody takes one of these for another when reading a print-out: without 0 and o, 1, i and l, 2 and z, 5 and s, 8 and b, u and v. */
const signs = '34679acdefghjkmnpqrtwxy';
const amount = 10;
/** In each half of a code. */
const length = 6;

/** Ten new recovery codes of 54 bits each, as 'k7mqfe-3hx9td'. */
export function generateRecoveryCodes(): string[] {
  const half = () => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: amount }, () => `${half()}-${half()}`);
}

/** A recovery code as it was made, however it was typed: with capitals, other dashes, spaces or none between the halves. */
export function tidyRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain.length === 2 * length ? `${plain.slice(0, length)}-${plain.slice(length)}` : typed;
}
