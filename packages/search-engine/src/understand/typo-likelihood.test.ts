import { describe, expect, it } from 'vitest';
import { typoLikelihood } from './typo-likelihood.ts';

describe('typoLikelihood', () => {
  it.each([
    ['a letter too many', 'siemmens', 'siemens'],
    ['a letter too few', 'siemns', 'siemens'],
    ['a wrong letter', 'siemenz', 'siemens'],
    ['neighbours swapped', 'seimens', 'siemens'],
    ['the first two swapped', 'isemens', 'siemens'],
    ['one of a double letter', 'boling', 'bolling'],
    ['a letter beyond the basic plane', 'ab𐐷c', 'abc'],
  ])('SRCH-06: %s', (_, typed, meant) => {
    expect(typoLikelihood(typed, meant)).toBeGreaterThanOrEqual(0);
    expect(typoLikelihood(meant, typed)).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['the same word', 'siemens', 'siemens'],
    ['two wrong letters', 'siamans', 'siemens'],
    ['a swap over a distance', 'eismens', 'siemens'],
    ['two letters more', 'siemensag', 'siemens'],
    ['a swap and a letter', 'seimenss', 'siemens'],
  ])('SRCH-06: not %s', (_, typed, meant) => {
    expect(typoLikelihood(typed, meant)).toBeUndefined();
  });

  it('SRCH-06: ranks swapped and omitted letters before a neighbouring key, and that before any other', () => {
    const likely = (typed: string) => typoLikelihood(typed, 'valves');
    expect(['vavles', 'vlaves', 'vaves', 'alves'].map(likely)).toEqual([3, 3, 3, 3]);
    expect(['vakves', 'vaalves', 'valkves', 'calves'].map(likely)).toEqual([1.5, 1.5, 1.5, 1.5]);
    expect(['vamves', 'valvesb', 'qalves'].map(likely)).toEqual([0, 0, 0]);
  });
});
