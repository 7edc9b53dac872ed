import { expect, test } from 'vitest';
import { bestShelves, createFrontCheck, shelfMarks } from './shelf.ts';

const ids = Array.from({ length: 20_000 }, (_, n) => `product-${n * 7}`);

test('the more complete a document, the further in front is its shelf', () => {
  const shelfOf = (completeness: number) => Number(shelfMarks(completeness, 'one')[0]?.charAt(2));
  expect([1, 0.9, 0.7, 0.5, 0.2, 0].map(shelfOf)).toEqual([0, 0, 2, 4, 6, 7]);
  expect([1.2, -1].map(shelfOf)).toEqual([0, 7]);
});

test('each cut of a shelf holds half of the one before', () => {
  const marks = ids.map((id) => shelfMarks(1, id));
  const holding = (mark: string) => marks.filter((of) => of.includes(mark)).length / ids.length;
  expect(holding('=s00')).toBe(1);
  expect(holding('=s01')).toBeCloseTo(0.5, 1);
  expect(holding('=s04')).toBeCloseTo(0.0625, 1);
});

test('shelves are asked whole until the next would be too many, of which a cut is asked', () => {
  const shares = new Map([
    ['=s10', 0.01],
    ['=s20', 0.6],
  ]);
  const shareOf = (mark: string) => shares.get(mark) ?? 0;
  // 1,000 of the 2,000 stand on the second shelf; of the 60,000 on the third the cut of a 32nd holds 1,875.
  expect(bestShelves(100_000, 2_000, shareOf)?.query).toBe("'=s10' | '=s25'");
  expect(bestShelves(500, 2_000, shareOf)?.query).toBe("'=s10' | '=s20'");
  expect(bestShelves(100_000, 2_000, () => 0)).toBeUndefined();
});

test('of very many hits about as many are asked for as are wanted', () => {
  const marks = ids.map((id, n) => shelfMarks(n % 5 === 0 ? 1 : 0.5, id));
  const shareOf = (mark: string) => marks.filter((of) => of.includes(mark)).length / ids.length;
  const asked = bestShelves(ids.length, 300, shareOf)?.query.replaceAll("'", '').split(' | ') ?? [];
  const found = marks.filter((of) => of.some((mark) => asked.includes(mark))).length;
  expect(found).toBeGreaterThan(250);
  expect(found).toBeLessThan(700);
});

test('in front stands an eighth to a quarter of all, the most complete; all where nothing is known', () => {
  const marks = ids.map((id, n) => shelfMarks(n % 50 === 0 ? 1 : 0.5, id));
  const shareOf = (mark: string) => marks.filter((of) => of.includes(mark)).length / ids.length;
  const isInFront = createFrontCheck(shareOf);
  const front = marks.filter(isInFront);
  expect(front.length / ids.length).toBeGreaterThan(1 / 8.5);
  expect(front.length / ids.length).toBeLessThan(1 / 4);
  expect(marks.filter((of) => of.includes('=s00')).every(isInFront)).toBe(true);
  expect(marks.every(createFrontCheck(() => 0))).toBe(true);
});
