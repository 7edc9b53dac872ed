import { commonPasswords } from './common-passwords.ts';

export const shortestPassword = 10;
export const longestPassword = 128;

export type PasswordProblem = 'passwordShort' | 'passwordLong' | 'passwordCommon' | 'passwordYours';

/**
 * What is wrong with a new password; undefined: nothing. Long and not known to everybody is all that is asked for
 * (NIST SP 800-63B): no rule about digits or signs.
 */
export function passwordProblem(
  password: string,
  person: { email?: string; firstName?: string; lastName?: string } = {},
): PasswordProblem | undefined {
  const characters = [...password].length;
  if (characters < shortestPassword) return 'passwordShort';
  if (characters > longestPassword) return 'passwordLong';
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || isMonotonous(plain)) return 'passwordCommon';
  const own = [
    person.email,
    `${person.firstName}${person.lastName}`,
    `${person.firstName} ${person.lastName}`,
  ];
  if (own.some((text) => text?.toLowerCase() === plain)) return 'passwordYours';
  return undefined;
}

/** One or two characters over and over, or a run such as `0123456789` or `abcdefghijkl`. */
function isMonotonous(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1;
}
