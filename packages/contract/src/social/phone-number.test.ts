import { describe, expect, it } from 'vitest';
import { dialCodes } from './dial-codes.ts';
import { isPhone, normalizePhone } from './phone-number.ts';

const phone = (countryCode: string, phoneNumber: string) => ({ countryCode, phoneNumber });

describe('normalizePhone', () => {
  it.each([
    ['56', '9 8765 4321', '+56', '9 8765 4321'],
    ['+56', '987654321', '+56', '987654321'],
    ['+ 1', '12345678', '+1', '12345678'],
    [' 1 ', '  305   555  0100 ', '+1', '305 555 0100'],
    ['', '+56 9 8765 4321', '+56', '9 8765 4321'],
    ['+1', '+390612345678', '+39', '0612345678'],
    ['', '+ 1 12345678', '+1', '12345678'],
    ['+56', '', '', ''],
    ['+56', '   ', '', ''],
    ['', '', '', ''],
    ['', '12345678', '', '12345678'],
    ['', '+999 123 456', '', '+999 123 456'],
    ['49', '89 1234567 Durchwahl 22', '+49', '89 1234567 ext. 22'],
    ['', '+49 89 1234567, ext. 22', '+49', '89 1234567 ext. 22'],
    ['1', '305 555 0100 x22', '+1', '305 555 0100 ext. 22'],
    ['1', '305 555 0100 (Ext: 22)', '+1', '305 555 0100 ext. 22'],
    ['1', '305 555 0100 extension 22', '+1', '305 555 0100 ext. 22'],
    ['34', '91 555 01 00 extensión 22', '+34', '91 555 01 00 ext. 22'],
    ['39', '06 1234567 int. 22', '+39', '06 1234567 ext. 22'],
    ['86', '21 5550 1234 分机 22', '+86', '21 5550 1234 ext. 22'],
    ['86', '21 5550 1234转22', '+86', '21 5550 1234 ext. 22'],
    ['7', '495 555 01 00 доб. 22', '+7', '495 555 01 00 ext. 22'],
    ['1', '305 555 0100 #22', '+1', '305 555 0100 ext. 22'],
    ['８１', '０３‐５５５０‐０１００', '+81', '03-5550-0100'],
    ['', '＋８１　３ ５５５０ ０１００', '+81', '3 5550 0100'],
    ['49', '89\u201123\u201345\u22126789', '+49', '89-23-45-6789'],
    ['49', '\u202a89 1234567\u202c', '+49', '89 1234567'],
    ['', 'ext. 22', '', 'ext. 22'],
  ])('PRF-10: turns %j and %j into %j and %j', (code, rest, tidyCode, tidyRest) => {
    expect(normalizePhone(phone(code, rest))).toEqual(phone(tidyCode, tidyRest));
  });
});

describe('isPhone', () => {
  it.each([
    ['', ''],
    ['+1', '12345678'],
    ['+1', '(305) 555-0100'],
    ['+56', '9 8765 4321'],
    // Eight digits with the dial code: real numbers of small countries (decision 18).
    ['+290', '23456'],
    ['+683', '4000 1'],
    ['+683', '4000'],
    ['+690', '3190'],
    ['+383', '44 123 456'],
    ['+870', '773 111 632'],
    ['+49', '89 1234567 ext. 22'],
  ])('PRF-09: accepts %j %j', (code, rest) => {
    expect(isPhone(phone(code, rest))).toBe(true);
  });

  it.each([
    ['', '12345678'],
    ['+', '12345678'],
    ['+999', '12345678'],
    ['+0', '12345678'],
    ['56', '987654321'],
    ['+1', '123456'],
    ['+56', '12345'],
    // Digits of an extension do not count as digits of the number.
    ['+56', '12345 ext. 2222'],
    ['+56', 'ext. 22222222'],
    ['+56', '1234'],
    ['+683', '400'],
    ['+1', '1234567a'],
    ['+1', 'call me'],
    ['+1', '++12345678'],
    ['+1', '1'.repeat(31)],
    ['+1<b>', '12345678'],
  ])('PRF-09 CON-16: refuses %j %j', (code, rest) => {
    expect(isPhone(phone(code, rest))).toBe(false);
  });
});

it('has no dial code that is a prefix of another', () => {
  const codes = [...dialCodes];
  const clashes = codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code)));
  expect(clashes).toEqual([]);
});
