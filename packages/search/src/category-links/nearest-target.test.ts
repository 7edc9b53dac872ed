import { expect, it } from 'vitest';
import type { IndustryBranch } from '../normalize-tree.ts';
import { countTree } from './count-tree.ts';
import { nearestTarget, targetPath } from './nearest-target.ts';

const industry = { id: '0004', name: 'Industrial Technology' };
const category = { id: '0004.01', name: 'Pumps' };
const sub = { id: '0004.01.02', name: 'Gear Pumps' };
const chain = [sub, category, industry];

it.each([
  ['manufacturers', { '0004.01.02': { PR: 9, MA: 2, DI: 1 } }, { business: 'MA', count: 2 }],
  ['products, when nobody makes it', { '0004.01.02': { DI: 1, PR: 9 } }, { business: 'PR', count: 9 }],
  ['another kind', { '0004.01.02': { CO: 1, EX: 3 } }, { business: 'EX', count: 3 }],
  [
    'what it belongs to',
    { '0004.01': { DI: 4 }, '0004': { MA: 8 } },
    { business: 'DI', count: 4, instead: category },
  ],
  ['its industry', { '0004': { PR: 8 } }, { business: 'PR', count: 8, instead: industry }],
  ['nowhere', { '0003': { MA: 1 } }, undefined],
])('LAY-06 IND-04: the link of a sub-category leads to %s', (_, counts, target) => {
  expect(nearestTarget(counts, chain)).toEqual(target);
});

it("LAY-06 IND-04: builds addresses with the category's id and the three parameters of the specification", () => {
  expect(targetPath(sub.id, { business: 'MA' })).toBe(
    '/search-result?business=MA&countries=global&search=&category=0004.01.02',
  );
  expect(targetPath(sub.id, { business: 'PR', instead: industry })).toBe(
    '/search-result?business=PR&countries=global&search=&industry=0004',
  );
});

it('offers every link without a number when there are no counts', () => {
  const tree: IndustryBranch[] = [
    { ...industry, description: '', categories: [{ ...category, subCategories: [{ ...sub, order: 1 }] }] },
  ];
  expect(countTree(tree, undefined)[0]?.categories[0]?.subCategories[0]?.target).toEqual({ business: 'MA' });
  expect(countTree(tree, {})[0]?.categories[0]?.subCategories[0]).not.toHaveProperty('target');
});

it('gives the sub-categories that lead to the same ancestor one target, which the data of the page holds once', () => {
  const subs = [sub, { ...sub, id: '0004.01.03' }].map((one, order) => ({ ...one, order }));
  const tree: IndustryBranch[] = [
    { ...industry, description: '', categories: [{ ...category, subCategories: subs }] },
  ];
  const [first, second] = countTree(tree, { '0004.01': { MA: 8 } })[0]?.categories[0]?.subCategories ?? [];
  expect(first?.target).toEqual({ business: 'MA', count: 8, instead: category });
  expect(second?.target).toBe(first?.target);
});
