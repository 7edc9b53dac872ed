import { dialCodes } from './dial-codes.ts';
import { joinExtension, splitExtension } from './phone-extension.ts';

/** A person's telephone: the dial code with its plus, the rest as the person groups its digits. */
export interface PhoneNumber {
  readonly countryCode: string;
  readonly phoneNumber: string;
}

/** Fewest digits, those of the dial code counted (decision 18); one fewer where numbers have four digits: Saint Helena, Niue, Tokelau. */
const fewestDigits = 8;
const shortNumbers: ReadonlySet<string> = new Set(['+290', '+683', '+690']);
const longest = 30;
const allowed = /^[\d\s()\-./]*$/;

/**
 * A telephone as it is stored: the dial code gets the plus it may lack (PRF-10) and loses its spaces. A whole number in
 * the second field, as browsers fill it in, is taken apart. An extension stands behind it in one spelling: `ext. 22`.
 */
export function tidyPhone(typed: PhoneNumber): PhoneNumber {
  const rest = typed.phoneNumber.replace(/\s+/g, ' ').trim();
  const { number, extension } = splitExtension(rest);
  if (!/\d/.test(number)) return tidyNumber(typed.countryCode, rest);
  const tidy = tidyNumber(typed.countryCode, number);
  return { ...tidy, phoneNumber: joinExtension(tidy.phoneNumber, extension) };
}

function tidyNumber(countryCode: string, rest: string): PhoneNumber {
  if (rest.startsWith('+')) return splitWhole(rest, { countryCode, phoneNumber: rest });
  if (!/\d/.test(rest)) return { countryCode: '', phoneNumber: rest };
  const code = countryCode.replace(/\s+/g, '');
  return { countryCode: code === '' || code.startsWith('+') ? code : `+${code}`, phoneNumber: rest };
}

/** Whether a tidied telephone is empty or has a known dial code and enough digits (PRF-09). */
export function isPhone({ countryCode, phoneNumber: whole }: PhoneNumber): boolean {
  if (whole === '') return true;
  const { number: phoneNumber } = splitExtension(whole);
  if (!/^\+\d+$/.test(countryCode) || !dialCodes.has(countryCode.slice(1))) return false;
  if (phoneNumber.length > longest || !allowed.test(phoneNumber)) return false;
  const digits = `${countryCode}${phoneNumber}`.replace(/\D/g, '').length;
  return digits >= fewestDigits - Number(shortNumbers.has(countryCode));
}

/** No dial code is the beginning of another, so that at most one fits. */
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
