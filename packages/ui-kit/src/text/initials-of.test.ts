import { expect, it } from 'vitest';
import { hueOf, initialsOf } from './initials-of.ts';

it.each([
  ['Lisbon Cork Works', 'LC'],
  ['cork', 'C'],
  ['  łódź   glass ', 'ŁG'],
  ['"3M" & Sons', '3S'],
  ['上海贸易公司', '上'],
  ['서울 무역', '서'],
  ['', '?'],
  ['!!!', '?'],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives a name always the same hue, and spreads names over all hues', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Company ${index}`);
  const hues = names.map((name) => hueOf(name, 8));
  expect(hues).toEqual(names.map((name) => hueOf(name, 8)));
  expect(new Set(hues).size).toBe(8);
});
