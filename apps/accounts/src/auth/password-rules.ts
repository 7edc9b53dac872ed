import { network } from '@wbn/edition/network.ts';
import { isCommonPassword } from './common-passwords.ts';

export const shortestPassword = 10;
export const longestPassword = 128;

export type PasswordProblem = 'passwordShort' | 'passwordLong' | 'passwordCommon' | 'passwordYours';

/** Facts about a person that others know and would guess. */
interface PasswordOwner {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
}

/** The problem of a new password, or undefined. It must be long and uncommon; there is no rule about digits or signs (NIST SP 800-63B). */
export function passwordProblem(password: string, person: PasswordOwner = {}): PasswordProblem | undefined {
  const characters = [...password].length;
  if (characters < shortestPassword) return 'passwordShort';
  if (characters > longestPassword) return 'passwordLong';
  const plain = password.toLowerCase();
  if (isCommonPassword(plain) || isMonotonous(plain)) return 'passwordCommon';
  if (isMadeOf(plain, ownWords(person))) return 'passwordYours';
  if (isMadeOf(plain, productWords)) return 'passwordCommon';
  return undefined;
}

/** Whether it repeats one or two characters, or is a run like `0123456789` or `abcdefghijkl`. */
function isMonotonous(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1;
}

const productWords: readonly string[] = ['wbn', 'worldbusinessnetwork', ...network.map(({ id }) => id)];

/** Names and parts of the address in lower case; words below three characters are in too many others. */
function ownWords({ email = '', firstName = '', lastName = '', companyName = '' }: PasswordOwner): string[] {
  return [email, ...email.split(/[^\p{L}\p{N}]+/u), firstName, lastName, companyName]
    .flatMap((text) => [text, ...text.split(/\s+/)])
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= 3);
}

/** Whether a text consists almost only of the given words. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), text);
  return left !== text && (left.match(/\p{L}/gu) ?? []).length < 3;
}
