import { testCards } from '@wbn/contract/membership/test-cards.ts';
import { describe, expect, it } from 'vitest';
import { groupCardNumber, groupExpiry, isCardNumber, isPast, readExpiry } from './card-digits.ts';

describe('digits of a card (MEM-04)', () => {
  it('groups a number as it is printed, however it was typed or pasted', () => {
    expect(['4242424242424242', '4242-4242 4242', '378282246310005', '42', 'x'].map(groupCardNumber)).toEqual(
      ['4242 4242 4242 4242', '4242 4242 4242', '3782 822463 10005', '42', ''],
    );
  });

  it('reads an expiry that was typed, pasted or filled in by the browser', () => {
    expect(['5', '12', '123', '1234', '03/2031', '3/2031', '12 / 3'].map(groupExpiry)).toEqual([
      '05',
      '12',
      '12 / 3',
      '12 / 34',
      '03 / 31',
      '03 / 31',
      '12 / 3',
    ]);
    expect(readExpiry('03 / 31')).toEqual({ month: 3, year: 2031 });
    expect([readExpiry('13 / 31'), readExpiry('03 / 3'), readExpiry('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('lets a card pay to the end of its month', () => {
    const november = new Date(2026, 10, 30);
    expect([10, 11, 12].map((month) => isPast({ month, year: 2026 }, november))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('finds a slip of the finger, and takes every test card', () => {
    expect(testCards.filter(({ number }) => !isCardNumber(groupCardNumber(number)))).toEqual([]);
    expect(['4242 4242 4242 4241', '4242', ''].map(isCardNumber)).toEqual([false, false, false]);
  });
});
