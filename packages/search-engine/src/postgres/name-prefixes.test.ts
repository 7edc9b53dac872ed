import { expect, it } from 'vitest';
import { lastPrefixQuery, lastWordRange, nameWords, prefixQuery } from './name-prefixes.ts';

it('keeps words of names as they are written, accents folded, compounds apart and together', () => {
  expect(nameWords(['Société Batteries', 'DV7-1211ea', "L'Oréal"])).toBe(
    "'societe' 'batteries' 'dv7' '1211ea' 'dv71211ea' 'l' 'oreal' 'loreal'",
  );
  expect(nameWords(['水泵厂'])).toBe("'水泵' '泵厂' '水' '泵' '厂'");
});

it.each([
  ['Gear pu', "'gear':* & 'pu':*"],
  ['SOCIÉ', "'socie':*"],
  ['dv7-12', "'dv7':* & '12':*"],
  ['pump a', "'pump':*"],
  ["O'B", "'ob':*"],
  ['O’B', "'ob':*"],
  ["o'brien", "'brien':*"],
  ['h&m', "'hm':*"],
  ['水', "'水'"],
  ['水泵厂', "'水泵' & '泵厂'"],
  ['泵 inox', "'泵' & 'inox':*"],
])('asks for the prefixes of %s', (typed, query) => {
  expect(prefixQuery(typed)).toBe(query);
});

it.each([
  ['Gear pu', "'gear' & 'pu':*"],
  ['gear', "'gear':*"],
  ['pump a', "'pump':*"],
  ['泵 inox', "'泵' & 'inox':*"],
])('takes all words but the last of %s as written to their end', (typed, query) => {
  expect(lastPrefixQuery(typed)).toBe(query);
});

const nothing = { before: null, low: null, high: null };

it.each([
  ['Gear SOCIÉ', { before: "'gear'", low: 'socie', high: 'socie\u{10ffff}' }],
  ['泵 heavy pu', { before: "'泵' & 'heavy'", low: 'pu', high: 'pu\u{10ffff}' }],
  ['gear', nothing],
  // A number is not in the vocabulary, and Chinese has no prefixes.
  ['gear dv7', nothing],
  ['gear 泵', nothing],
])('of %s the last word is begun, the others are whole', (typed, begun) => {
  expect(lastWordRange(typed)).toEqual(begun);
});

it.each(['', ' ', 'p', '?!'])('asks for nothing by %j', (typed) => {
  expect(prefixQuery(typed)).toBeUndefined();
  expect(lastPrefixQuery(typed)).toBeUndefined();
});
