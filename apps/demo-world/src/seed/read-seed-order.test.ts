import { describe, expect, it } from 'vitest';
import { readSeedOrder } from './read-seed-order.ts';

describe('readSeedOrder', () => {
  it('reads the amounts, with seed 1 by default', () => {
    expect(readSeedOrder(['--companies', '5'])).toEqual({
      companies: 5,
      products: 0,
      users: 0,
      posts: 0,
      seed: 1,
    });
    expect(readSeedOrder(['--users', '2', '--posts', '7', '--seed', '9'])).toMatchObject({
      users: 2,
      posts: 7,
      seed: 9,
    });
  });

  it.each([
    [[], /^Say how much: /],
    [['--companies', 'many'], /^--companies many is not a whole number/],
    [['--companies', '-5'], /^Option '--companies' argument is ambiguous/],
  ])('refuses %j with one sentence', (args, sentence) => {
    expect(() => readSeedOrder(args)).toThrow(sentence);
  });
});
