import { expect, it } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

it('keeps at most three toasts, notifies listeners and deletes dismissed toasts', () => {
  let changes = 0;
  const unsubscribe = toastStore.subscribe(() => {
    changes += 1;
  });
  for (const text of ['one', 'two', 'three', 'four']) showToast(text);
  expect(toastStore.getState().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
  for (const { id } of toastStore.getState()) dismissToast(id);
  expect(toastStore.getState()).toEqual([]);
  expect(changes).toBe(7);
  unsubscribe();
  showToast('five');
  expect(changes).toBe(7);
  expect(toastStore.getInitialState()).toEqual([]);
});
