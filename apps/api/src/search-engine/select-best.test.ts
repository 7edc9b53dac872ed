import { expect, test } from 'vitest';
import type { SearchTerm } from './parse-query.ts';
import { bestToCount, letManyPass, selectBest } from './select-best.ts';
import type { WordStatistics } from './word-statistics.ts';

const documents = 1_000_000;

/** Of a million documents: all know where they stand, 70 % of them on the second shelf. */
const shares: Readonly<Record<string, number>> = {
  '=s10': 0.7,
  '=s11': 0.35,
  '=s12': 0.175,
  '=s14': 0.044,
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

const best = (words: string[], known = shares, passing = 1) =>
  selectBest([words.map((word) => term([word]))], knowing(known), passing);

test('SRCH-06: where few documents should match, all of them are ranked', () => {
  expect(best(['unheard'])).toEqual([]);
  expect(best(['pump', 'valve'], { ...shares, valve: 0.005 })).toEqual([]);
});

const front = { most: 2_000, share: 0.175 };
const ofShelf = (shelf: string, ...match: string[]) => ({
  match: ["'=f'", `'${shelf}'`, ...match],
  most: 1_000,
  share: shares[shelf] ?? 0,
});

test('SRCH-06: of many, those that stand in front are ranked', () => {
  const match = ["'pump'", "'steel'"];
  expect(best(['pump', 'steel'])).toEqual([
    { match: ["'=f'", ...match], ...front, ifMore: ofShelf('=s14', ...match) },
  ]);
});

test('SRCH-06: words that should seldom be together may be one name: those in front are looked through, and tell', () => {
  const match = ["'pump'", "'valve'"];
  expect(best(['pump', 'valve'])).toEqual([
    { match: ["'=f'", ...match], ...front, ifMore: ofShelf('=s14', ...match) },
  ]);
});

test('SRCH-11: of what passes filters as much is ranked as of everything', () => {
  expect(best(['pump'], shares, 0.02)).toMatchObject([{ match: ["'=f'", "'pump'"] }]);
  expect(best(['pump'], shares, 0.005)).toEqual([]);
  const parts = [[term(['pump'])], [term(['unheard'])]];
  expect(selectBest(parts, knowing(shares), 0.1).at(-1)).toMatchObject({
    match: ["'unheard' | 'pump' & ('=s11')"],
  });
});

test('SRCH-11: what is counted without a filter is bounded as if it had been searched without', () => {
  const parts = [[term(['pump'])]];
  const country = [{ marks: ['=cPT'] }];
  const known = { ...shares, '=cPT': 0.02 };
  expect(bestToCount(parts, knowing(known), [])).toEqual(["'=f'", "'=s15'", "'pump'"]);
  expect(bestToCount(parts, knowing(known), country)).toBeUndefined();
  expect(bestToCount([[term(['unheard'])]], knowing(known), [])).toBeUndefined();
  expect(bestToCount([], knowing(known), country)).toEqual(["'=f'", "'=s13'"]);
  expect(bestToCount([], knowing({ ...known, '=cPT': 0.001 }), country)).toBeUndefined();
});

test('SRCH-11: one filter that lets very many pass is known to; of two together it is not', () => {
  const known = knowing({ ...shares, '=lgold': 0.3, '=v1': 0.4, '=lpearl': 0.001 });
  const [gold, verified, pearl] = [['=lgold'], ['=v1'], ['=lpearl']].map((marks) => ({ marks }));
  expect(letManyPass(gold ? [gold] : [], known)).toBe(true);
  expect(letManyPass(pearl ? [pearl] : [], known)).toBe(false);
  expect(letManyPass(gold && verified ? [gold, verified] : [], known)).toBe(false);
});

test('SRCH-06: of very many, the first shelves in front; all in front, should that be few', () => {
  expect(best(['pump'])).toEqual([
    { match: ["'=f'", "'=s15'", "'pump'"], most: 1_000, share: 0.022 },
    { match: ["'=f'", "'pump'"], ...front },
  ]);
});

test('SRCH-06: of a single word, what it names is ranked', () => {
  const named = [{ match: ["'=hsteel'"], most: 2_000, share: 1 }];
  expect(best(['steel'])).toEqual(named);
  expect(best(['steel'], shares, 0.8)).toEqual(named);
  expect(best(['steel'], shares, 0.1)).toMatchObject([{ match: ["'=f'", "'steel'"] }]);
});

test('SRCH-06: where too many stand in front, or not all are told apart yet, the shelves of all documents are asked', () => {
  const { '=f': _, ...older } = shares;
  const onShelves = [{ match: ["'=s11'", "'pump'", "'steel'"], most: 1_000, share: 0.35 }];
  expect(best(['pump', 'steel'], older)).toEqual(onShelves);
  for (const share of [0.02, 0.9])
    expect(best(['pump', 'steel'], { ...shares, '=f': share })).toEqual(onShelves);
});

test('SRCH-06: a phrase is not taken for as common as the rarest of its words', () => {
  const older = (...ways: string[][]) =>
    selectBest([[term(['pump']), term(...ways)]], knowing({ ...shares, '=f': 0 }));
  expect(older(['steel'])).toHaveLength(1);
  expect(older(['steel', 'pump'])).toEqual([]);
  expect(older(['valve', 'pump'], ['steel', 'pump'])).toEqual([]);
});

test('SRCH-06: of parts that are all common, the shelves in front are asked where they hold enough', () => {
  const parts = [[term(['pump'])], [term(['steel'])]];
  const any = "('pump' | 'steel')";
  const asked = (passing: number) => selectBest(parts, knowing(shares), passing).map(({ match }) => match);
  expect(asked(0.3)).toEqual([["'=f'", "'=s14'", any]]);
  expect(asked(0.03)).toEqual([["'=s11'", any]]);
});

test('SRCH-06: one of several parts that is common is looked for on the shelves, the others everywhere', () => {
  const parts = [[term(['pump'])], [term(['unheard'])]];
  expect(selectBest(parts, knowing(shares)).at(-1)).toEqual({
    match: ["'unheard' | 'pump' & ('=s15')"],
    most: 3_000,
    share: 0.022,
  });
});

test('SRCH-06: should parts that few documents have be enough, a very common word alone is no hit', () => {
  const known = knowing({ ...shares, firewall: 0.0008 });
  const parts = [[term(['pump'])], [term(['firewall'])], [term(['unheard'])]];
  const aside = { match: ["('firewall' | 'unheard')"], most: 3_000 };
  const either = "('firewall' | 'unheard') | 'pump' & ('=s15')";
  expect(selectBest(parts, known)).toEqual([aside, { match: [either], most: 3_000, share: 0.022 }]);
  expect(bestToCount(parts, known, [])).toEqual([either]);
  // In a country with few pumps all three are ranked.
  expect(selectBest(parts, known, 0.03)).toEqual([]);
});
