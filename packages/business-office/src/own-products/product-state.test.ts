import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { expect, it } from 'vitest';
import { ownProducts } from '../fixtures/own-products.ts';
import { isShown, isStateFilter, stateOf } from './product-state.tsx';

const [published] = ownProducts(1) as [OwnProduct];
const draft = { ...published, status: 'draft', withinPlan: false } as const;
const hidden = { ...published, withinPlan: false };
const deleted = { ...draft, deletedAt: '2026-11-20T00:00:00Z' };
const all = [published, draft, hidden, deleted];

it('decision 20: hides published products beyond the plan and keeps drafts', () => {
  expect(all.map(stateOf)).toEqual(['published', 'draft', 'hidden', 'deleted']);
});

it('RT-22: shows all but deleted products without a filter', () => {
  expect(all.map((product) => isShown(product, 'all'))).toEqual([true, true, true, false]);
  expect(all.map((product) => isShown(product, 'deleted'))).toEqual([false, false, false, true]);
});

it('accepts only known filters from an address', () => {
  expect(['all', 'draft', 'sold', null].map(isStateFilter)).toEqual([true, true, false, false]);
});
