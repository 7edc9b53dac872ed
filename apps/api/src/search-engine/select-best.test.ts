import { expect, test } from 'vitest';
import type { SearchTerm } from './parse-query.ts';
import { selectBest } from './select-best.ts';
import type { WordStatistics } from './word-statistics.ts';

const documents = 1_000_000;

/** Of a million documents: all know where they stand, 70 % of them on the second shelf. */
const shares: Readonly<Record<string, number>> = {
  '=s10': 0.7,
  '=s11': 0.35,
  '=s12': 0.175,
  '=s15': 0.022,
  '=f': 0.175,
  pump: 0.05,
  steel: 0.08,
  '=hsteel': 0.0015,
  valve: 0.02,
};

function knowing(known: Readonly<Record<string, number>>): WordStatistics {
  return {
    documents,
    countOf: (lexeme) => (known[lexeme] === undefined ? undefined : known[lexeme] * documents),
    shareOf: (lexeme) => known[lexeme] ?? 0,
    commonBeginningWith: () => [],
    rarityOf: () => 1,
  };
}

function term(...ways: string[][]): SearchTerm {
  return { surface: '', spelt: true, alternatives: ways.map((lexemes) => ({ lexemes, worth: 1 })) };
}

const best = (words: string[], known = shares) =>
  selectBest([words.map((word) => term([word]))], knowing(known));

test('SRCH-06: where few documents should match, all of them are ranked', () => {
  expect(best(['pump', 'valve'])).toEqual([]);
  expect(best(['unheard'])).toEqual([]);
});

const front = { most: 2_000, share: 0.175 };

test('SRCH-06: of many, those that stand in front are ranked', () => {
  expect(best(['pump', 'steel'])).toEqual([{ match: ["'=f'", "'pump'", "'steel'"], ...front }]);
});

test('SRCH-06: of very many, the first shelves in front; all in front, should that be few', () => {
  expect(best(['pump'])).toEqual([
    { match: ["'=f'", "'=s15'", "'pump'"], most: 1_000, share: 0.022 },
    { match: ["'=f'", "'pump'"], ...front },
  ]);
});

test('SRCH-06: of a single word, what it names is ranked', () => {
  expect(best(['steel'])).toEqual([{ match: ["'=hsteel'"], most: 2_000, share: 1 }]);
});

test('SRCH-06: where too many stand in front, or not all are told apart yet, the shelves of all documents are asked', () => {
  const { '=f': _, ...older } = shares;
  const onShelves = [{ match: ["'=s11'", "'pump'", "'steel'"], most: 1_000, share: 0.35 }];
  expect(best(['pump', 'steel'], older)).toEqual(onShelves);
  for (const share of [0.02, 0.9])
    expect(best(['pump', 'steel'], { ...shares, '=f': share })).toEqual(onShelves);
});

test('SRCH-06: a phrase is not taken for as common as the rarest of its words', () => {
  const ofPump = (...ways: string[][]) => selectBest([[term(['pump']), term(...ways)]], knowing(shares));
  expect(ofPump(['steel'])).toHaveLength(1);
  expect(ofPump(['steel', 'pump'])).toEqual([]);
  expect(ofPump(['valve', 'pump'], ['steel', 'pump'])).toEqual([]);
});

test('SRCH-06: one of several parts that is common is looked for on the shelves, the others everywhere', () => {
  const parts = [[term(['pump'])], [term(['unheard'])]];
  expect(selectBest(parts, knowing(shares))).toEqual([
    { match: ["'unheard' | 'pump' & ('=s15')"], most: 3_000, share: 0.022 },
  ]);
});
