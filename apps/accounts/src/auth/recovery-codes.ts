import { randomInt } from 'node:crypto';

/** Without characters that look alike on paper: 0 and o, 1, i and l, 2 and z, 5 and s, 8 and b, u and v. */
const signs = '34679acdefghjkmnpqrtwxy';
const amount = 10;
/** Characters in each half of a code. */
const length = 6;

/** Ten new recovery codes of 54 bits each, like 'k7mqfe-3hx9td'. */
export function generateRecoveryCodes(): string[] {
  const half = () => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: amount }, () => `${half()}-${half()}`);
}

/** Normalises a typed recovery code: lower case, with one dash between the halves. */
export function normalizeRecoveryCode(typed: string): string {
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain.length === 2 * length ? `${plain.slice(0, length)}-${plain.slice(length)}` : typed;
}
