import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { CompareKind } from './compare-path.ts';
import { compareStoreName } from './compare-store-name.ts';

export interface Compared {
  readonly id: string;
  readonly name: string;
}

/** Everything chosen for comparison in this browser, by kind. */
export type Chosen = Readonly<Record<CompareKind, readonly Compared[]>>;

const nothing: Chosen = { products: [], businesses: [] };

export const compareStore = createStore<Chosen>()(persist(() => nothing, { name: compareStoreName }));

// Takes over changes made in other tabs.
window.addEventListener('storage', ({ key }) => {
  if (key === compareStoreName) void compareStore.persist.rehydrate();
});

/** Adds something to the comparison or removes it; does nothing when the limit is reached. */
export function toggleCompared(kind: CompareKind, compared: Compared): void {
  compareStore.setState((chosen) => {
    const others = chosen[kind].filter(({ id }) => id !== compared.id);
    const isNew = others.length === chosen[kind].length;
    return { ...chosen, [kind]: isNew ? [...others, compared].slice(0, comparedLimit) : others };
  });
}

export function clearCompared(kind: CompareKind): void {
  compareStore.setState((chosen) => ({ ...chosen, [kind]: [] }));
}
