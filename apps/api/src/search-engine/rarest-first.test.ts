import { expect, test } from 'vitest';
import { quote } from './build-document.ts';
import { rarestFirst } from './rarest-first.ts';

const shares: Readonly<Record<string, number>> = {
  material: 1,
  '=cCN': 0.16,
  united: 0.14,
  "l'eau": 0.3,
  'a\\b': 0.2,
};
const order = (...match: string[]) => rarestFirst(match, (lexeme) => shares[lexeme] ?? 0);

test('SRCH-10: what few documents have is asked for first, what all have last', () => {
  expect(order("'united'", "'material'", "'=cCN'", "'gearbox'")).toEqual([
    "'gearbox'",
    "'united'",
    "'=cCN'",
    "'material'",
  ]);
});

test('SRCH-10: a word with many common synonyms is looked at where the others match', () => {
  const synonyms = "('gear' | 'united' | 'l''eau')";
  expect(order(synonyms, "'=cCN'", "'material'")).toEqual(["'=cCN'", "'material'", synonyms]);
  expect(order("'material'", "('gear' | 'cog')")).toEqual(["('gear' | 'cog')", "'material'"]);
});

test('SRCH-10: signs of the query language in a word are read as they are written', () => {
  const [water, path] = [quote("l'eau"), quote('a\\b')];
  expect(order(water, path, "'=cCN'")).toEqual(["'=cCN'", path, water]);
});

test('SRCH-10: where synonyms are of several words, the rarest of each are asked for before', () => {
  const reducers = "(('gear' & 'united') | ('united' & 'speed') | 'gearbox')";
  expect(order(reducers, "'=cCN'", "'material'")).toEqual([
    "('gear' | 'speed' | 'gearbox')",
    "'=cCN'",
    reducers,
    "'material'",
  ]);
  expect(order(reducers)).toEqual([reducers]);
});
