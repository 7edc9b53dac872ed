import { describe, expect, it } from 'vitest';
import { isOneEditAway } from './one-edit.ts';

describe('isOneEditAway', () => {
  it.each([
    ['a letter too many', 'siemmens', 'siemens'],
    ['a letter too few', 'siemns', 'siemens'],
    ['a wrong letter', 'siemenz', 'siemens'],
    ['neighbours swapped', 'seimens', 'siemens'],
    ['the first two swapped', 'isemens', 'siemens'],
    ['one of a double letter', 'boling', 'bolling'],
    ['a letter beyond the basic plane', 'ab𐐷c', 'abc'],
  ])('SRCH-06: %s', (_, typed, meant) => {
    expect(isOneEditAway(typed, meant)).toBe(true);
    expect(isOneEditAway(meant, typed)).toBe(true);
  });

  it.each([
    ['the same word', 'siemens', 'siemens'],
    ['two wrong letters', 'siamans', 'siemens'],
    ['a swap over a distance', 'eismens', 'siemens'],
    ['two letters more', 'siemensag', 'siemens'],
    ['a swap and a letter', 'seimenss', 'siemens'],
  ])('SRCH-06: not %s', (_, typed, meant) => {
    expect(isOneEditAway(typed, meant)).toBe(false);
  });
});
