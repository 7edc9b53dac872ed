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

/** Adds something to the comparison; does nothing when it is there or the limit is reached. */
export function addCompared(kind: CompareKind, compared: Compared): void {
  compareStore.setState((chosen) => {
    if (chosen[kind].some(({ id }) => id === compared.id)) return chosen;
    return { ...chosen, [kind]: [...chosen[kind], compared].slice(0, comparedLimit) };
  });
}

export function removeCompared(kind: CompareKind, compared: Compared): void {
  compareStore.setState((chosen) => ({
    ...chosen,
    [kind]: chosen[kind].filter(({ id }) => id !== compared.id),
  }));
}

export function clearCompared(kind: CompareKind): void {
  compareStore.setState((chosen) => ({ ...chosen, [kind]: [] }));
}
