import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { CompareKind } from './compare-path.ts';
import { compareStoreName } from './compare-store-name.ts';

export interface Compared {
  readonly id: string;
  readonly name: string;
}

/** What is chosen to be compared, in this browser. */
export type Chosen = Readonly<Record<CompareKind, readonly Compared[]>>;

const nothing: Chosen = { products: [], businesses: [] };

export const compareStore = createStore<Chosen>()(persist(() => nothing, { name: compareStoreName }));

// What is chosen in one window is chosen in the others.
window.addEventListener('storage', ({ key }) => {
  if (key === compareStoreName) void compareStore.persist.rehydrate();
});

/** Chooses something, or lets it go; more than fit side by side are not taken. */
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
