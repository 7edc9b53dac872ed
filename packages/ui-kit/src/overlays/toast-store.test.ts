import { expect, it } from 'vitest';
import { toastStore } from './toast-store.ts';

it('shows three toasts at most, tells its listeners, and forgets what is dismissed', () => {
  let changes = 0;
  const unsubscribe = toastStore.subscribe(() => {
    changes += 1;
  });
  for (const text of ['one', 'two', 'three', 'four']) toastStore.show(text);
  expect(toastStore.read().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  expect(toastStore.read()).toEqual([]);
  expect(changes).toBe(7);
  unsubscribe();
  toastStore.show('five');
  expect(changes).toBe(7);
  expect(toastStore.readOnServer()).toEqual([]);
});
