import { dialCodes } from './dial-codes.ts';
import { joinExtension, splitExtension } from './phone-extension.ts';

/** A person's telephone: the dial code with its plus, and the number as the person groups its digits. */
export interface PhoneNumber {
  readonly countryCode: string;
  readonly phoneNumber: string;
}

/**
 * Minimum digits, including the dial code (decision 18); one less for countries with four-digit numbers: Saint
 * Helena, Niue, Tokelau.
 */
const fewestDigits = 8;
const shortNumbers: ReadonlySet<string> = new Set(['+290', '+683', '+690']);
const longest = 30;
const allowed = /^[\d\s()\-./]*$/;

/**
 * Normalizes a telephone for storage: the dial code gets a missing plus (PRF-10) and loses its spaces. A full
 * international number in the second field, as browsers autofill it, is split. An extension is written as `ext. 22`.
 */
export function normalizePhone(typed: PhoneNumber): PhoneNumber {
  const rest = plainPhone(typed.phoneNumber).replace(/\s+/g, ' ').trim();
  const countryCode = plainPhone(typed.countryCode);
  const { number, extension } = splitExtension(rest);
  if (!/\d/.test(number)) return tidyNumber(countryCode, rest);
  const tidy = tidyNumber(countryCode, number);
  return { ...tidy, phoneNumber: joinExtension(tidy.phoneNumber, extension) };
}

/**
 * Writes a number in plain signs: digits and marks of full width, as East Asian keyboards type them, dashes of other
 * lengths, as texts are set with them, and no marks that nobody sees.
 */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

function tidyNumber(countryCode: string, rest: string): PhoneNumber {
  if (rest.startsWith('+')) return splitWhole(rest, { countryCode, phoneNumber: rest });
  if (!/\d/.test(rest)) return { countryCode: '', phoneNumber: rest };
  const code = countryCode.replace(/\s+/g, '');
  return { countryCode: code === '' || code.startsWith('+') ? code : `+${code}`, phoneNumber: rest };
}

/** Whether a normalized telephone is empty or has a known dial code and enough digits (PRF-09). */
export function isPhone({ countryCode, phoneNumber: whole }: PhoneNumber): boolean {
  if (whole === '') return true;
  const { number: phoneNumber } = splitExtension(whole);
  if (!/^\+\d+$/.test(countryCode) || !dialCodes.has(countryCode.slice(1))) return false;
  if (phoneNumber.length > longest || !allowed.test(phoneNumber)) return false;
  const digits = `${countryCode}${phoneNumber}`.replace(/\D/g, '').length;
  return digits >= fewestDigits - Number(shortNumbers.has(countryCode));
}

/** No dial code is a prefix of another, so at most one matches. */
function splitWhole(whole: string, typed: PhoneNumber): PhoneNumber {
  const [, digits = ''] = /^\+\s?(\d{1,3})/.exec(whole) ?? [];
  const code = [3, 2, 1].map((length) => digits.slice(0, length)).find((start) => dialCodes.has(start));
  if (code === undefined) return typed;
  return {
    countryCode: `+${code}`,
    phoneNumber: whole
      .replace(/^\+\s?/, '')
      .slice(code.length)
      .trim(),
  };
}
