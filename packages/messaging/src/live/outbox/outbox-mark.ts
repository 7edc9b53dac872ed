import type { KeyStore } from '@wbn/session/session.ts';

const keyOf = (account: string) => `wbn-outbox ${account}`;

/** Identifies the messages of one person and API. */
export function accountOf(apiUrl: string, userID: string): string {
  return `${apiUrl} ${userID}`;
}

/** Whether messages may be waiting. Checked on every member's page, so that IndexedDB is opened only when needed. */
export function isMarked(storage: KeyStore, account: string): boolean {
  return storage.getItem(keyOf(account)) !== null;
}

export function mark(storage: KeyStore, account: string): void {
  try {
    storage.setItem(keyOf(account), '');
  } catch {
    // The storage is full: then the message is sent only when its thread is opened.
  }
}

export function unmark(storage: KeyStore, account: string): void {
  storage.removeItem(keyOf(account));
}
