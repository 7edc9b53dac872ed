import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptEntry, OutboxEntry } from './outbox-entry.ts';

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: OutboxEntry; indexes: { account: string } };
}

/** What waits in this browser, of all accounts and tabs. Every method rejects when the browser keeps nothing. */
export type OutboxStore = ReturnType<typeof createOutboxStore>;

const name = 'wbn-outbox';

/** Opens with the first question, and again after the browser has closed it. */
export function createOutboxStore() {
  let opening: Promise<IDBPDatabase<OutboxSchema>> | undefined;

  function open() {
    opening ??= openDB<OutboxSchema>(name, 1, {
      upgrade(database) {
        database
          .createObjectStore('entries', { keyPath: 'place', autoIncrement: true })
          .createIndex('account', 'account');
      },
      // A newer page wants to change the form of it.
      blocking: (_current, _wanted, { target }) => {
        opening = undefined;
        (target as IDBDatabase).close();
      },
      terminated: () => {
        opening = undefined;
      },
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }

  return {
    /** In the order in which they were written. */
    async list(account: string): Promise<readonly KeptEntry[]> {
      const database = await open();
      return (await database.getAllFromIndex('entries', 'account', account)) as KeptEntry[];
    },
    async add(entry: OutboxEntry): Promise<void> {
      await (await open()).add('entries', entry);
    },
    /** Changes those of an account that `change` gives anew, and takes out those that it gives as null; in one transaction. */
    async change(
      account: string,
      change: (entry: KeptEntry) => OutboxEntry | null | undefined,
    ): Promise<void> {
      const transaction = (await open()).transaction('entries', 'readwrite');
      const index = transaction.store.index('account');
      for (let cursor = await index.openCursor(account); cursor; cursor = await cursor.continue()) {
        const changed = change(cursor.value as KeptEntry);
        if (changed === null) await cursor.delete();
        else if (changed !== undefined) await cursor.update(changed);
      }
      await transaction.done;
    },
  };
}
