import type { KeyStore } from '@wbn/session/session.ts';

const keyOf = (account: string) => `wbn-outbox ${account}`;

/** Whose messages: one person's, of one API. */
export function accountOf(apiUrl: string, userID: string): string {
  return `${apiUrl} ${userID}`;
}

/** Whether something may be waiting; read on every page of a member, where the store itself is not opened for nothing. */
export function isMarked(storage: KeyStore, account: string): boolean {
  return storage.getItem(keyOf(account)) !== null;
}

export function mark(storage: KeyStore, account: string): void {
  try {
    storage.setItem(keyOf(account), '');
  } catch {
    // A full storage: the message then waits for the page of its thread.
  }
}

export function unmark(storage: KeyStore, account: string): void {
  storage.removeItem(keyOf(account));
}
