import { expect, test } from 'vitest';
import { KnownSelections } from './known-selections.ts';

const inFront = { match: ["'=f'", "'electric'", "'motor'"], most: 2_000, share: 0.17 };

test('SRCH-06: what answered a search answers it again, in bounded memory', () => {
  const known = new KnownSelections();
  known.keep(["'electric'", "'motor'"], [inFront]);
  known.keep(["'care'", "'food'"], []);
  expect(known.of(["'electric'", "'motor'"])).toEqual([inFront]);
  expect(known.of(["'care'", "'food'"])).toEqual([]);
  expect(known.of(["'care'"])).toBeUndefined();
  known.forget(["'care'", "'food'"]);
  expect(known.of(["'care'", "'food'"])).toBeUndefined();
  for (let other = 0; other < 2_000; other += 1) known.keep([`'${other}'`], []);
  expect(known.of(["'electric'", "'motor'"])).toBeUndefined();
  expect(known.of(["'1999'"])).toEqual([]);
});
