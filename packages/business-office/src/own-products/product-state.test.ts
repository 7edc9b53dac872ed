import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { expect, it } from 'vitest';
import { ownProducts } from '../fixtures/own-products.ts';
import { isShown, isStateFilter, stateOf } from './product-state.tsx';

const [published] = ownProducts(1) as [OwnProduct];
const draft = { ...published, status: 'draft', withinPlan: false } as const;
const hidden = { ...published, withinPlan: false };
const deleted = { ...draft, deletedAt: '2026-11-20T00:00:00Z' };
const all = [published, draft, hidden, deleted];

it('decision 20: a published product beyond the plan is hidden, a draft stays a draft', () => {
  expect(all.map(stateOf)).toEqual(['published', 'draft', 'hidden', 'deleted']);
});

it('RT-22: all is everything but what was deleted', () => {
  expect(all.map((product) => isShown(product, 'all'))).toEqual([true, true, true, false]);
  expect(all.map((product) => isShown(product, 'deleted'))).toEqual([false, false, false, true]);
});

it('knows a filter of an address from other words', () => {
  expect(['all', 'draft', 'sold', null].map(isStateFilter)).toEqual([true, true, false, false]);
});
