import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry, StoredEntry } from './outbox-entry.ts';

interface OutboxSchema extends DBSchema {
  entries: { key: number; value: OutboxEntry; indexes: { account: string } };
}

/** The stored entries of all accounts and tabs. Every method rejects when the browser has no IndexedDB. */
export type OutboxStore = ReturnType<typeof createOutboxStore>;

const name = 'wbn-outbox';

/** Opens the database lazily, and again after the browser has closed it. */
export function createOutboxStore() {
  let opening: Promise<IDBPDatabase<OutboxSchema>> | undefined;

  function open() {
    opening ??= openDB<OutboxSchema>(name, 2, {
      async upgrade(database, oldVersion, _newVersion, transaction) {
        if (oldVersion === 0) {
          database
            .createObjectStore('entries', { keyPath: 'place', autoIncrement: true })
            .createIndex('account', 'account');
          return;
        }
        const entries = transaction.objectStore('entries');
        for (let cursor = await entries.openCursor(); cursor; cursor = await cursor.continue())
          await cursor.update(renamed(cursor.value));
      },
      // A newer page needs to upgrade the database.
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
    /** Returns the entries in the order in which they were written. */
    async list(account: string): Promise<readonly StoredEntry[]> {
      const database = await open();
      return (await database.getAllFromIndex('entries', 'account', account)) as StoredEntry[];
    },
    async add(entry: OutboxEntry): Promise<void> {
      await (await open()).add('entries', entry);
    },
    /** Replaces each entry by what `change` returns in one transaction; null deletes it, undefined keeps it. */
    async change(
      account: string,
      change: (entry: StoredEntry) => OutboxEntry | null | undefined,
    ): Promise<void> {
      const transaction = (await open()).transaction('entries', 'readwrite');
      const index = transaction.store.index('account');
      for (let cursor = await index.openCursor(account); cursor; cursor = await cursor.continue()) {
        const changed = change(cursor.value as StoredEntry);
        if (changed === null) await cursor.delete();
        else if (changed !== undefined) await cursor.update(changed);
      }
      await transaction.done;
    },
  };
}

/** Gives what version 1 of the database called `isFixed` its present name. */
function renamed({ isFixed, ...entry }: OutboxEntry & { readonly isFixed?: boolean }): OutboxEntry {
  return { ...entry, mustStayIdentical: isFixed ?? entry.mustStayIdentical };
}
