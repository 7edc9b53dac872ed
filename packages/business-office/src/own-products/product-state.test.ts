import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { expect, it } from 'vitest';
import { ownProducts } from '../fixtures/own-products.ts';
import { countStates, findProducts, isStateFilter, stateOf } from './product-state.ts';

const [first] = ownProducts(1) as [OwnProduct];
const published = { ...first, name: 'Válvula de bola', model: 'VB-20' };
const draft = { ...first, status: 'draft', withinPlan: false } as const;
const hidden = { ...first, withinPlan: false };
const deleted = { ...draft, deletedAt: '2026-11-20T00:00:00Z' };
const all = [published, draft, hidden, deleted];

it('decision 20: a published product beyond the plan is hidden, a draft stays a draft', () => {
  expect(all.map(stateOf)).toEqual(['published', 'draft', 'hidden', 'deleted']);
});

it('RT-22: all is everything but what was deleted', () => {
  expect(findProducts(all, 'all', '')).toEqual([published, draft, hidden]);
  expect(findProducts(all, 'deleted', '')).toEqual([deleted]);
  expect(countStates(all)).toEqual({ all: 3, published: 1, draft: 1, hidden: 1, deleted: 1 });
});

it('RT-22: products are found by words of their name and model, without accents', () => {
  expect(findProducts(all, 'all', ' VALVULA vb ')).toEqual([published]);
  expect(findProducts(all, 'draft', 'valvula')).toEqual([]);
});

it('knows a filter of an address from other words', () => {
  expect(['all', 'draft', 'sold', null].map(isStateFilter)).toEqual([true, true, false, false]);
});
