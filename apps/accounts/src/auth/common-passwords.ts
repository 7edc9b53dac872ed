import { dictionary } from '@zxcvbn-ts/language-common';
import ownPasswords from './common-passwords.json' with { type: 'json' };

/** The 49,000 most frequent stolen passwords, and our own list with ten and more characters in the languages of the network. */
const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...ownPasswords]);

/** Shorter words occur in too many passwords. */
const shortestStem = 6;

/**
 * Whether a password is easy to guess: a common one (ignoring case), one with up to six digits or signs at an end, like `butterfly2026!`,
 * or one written twice.
 */
export function isCommonPassword(text: string): boolean {
  if (commonPasswords.has(text)) return true;
  const half = text.slice(0, text.length / 2);
  if (half + half === text && commonPasswords.has(half)) return true;
  const stems = [1, 2, 3, 4, 5, 6].flatMap((count) => [
    isWithoutLetters(text.slice(-count)) ? text.slice(0, -count) : '',
    isWithoutLetters(text.slice(0, count)) ? text.slice(count) : '',
  ]);
  return stems.some((stem) => stem.length >= shortestStem && commonPasswords.has(stem));
}

function isWithoutLetters(text: string): boolean {
  return /^\P{L}+$/u.test(text);
}
