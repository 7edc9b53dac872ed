import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { createOutboxStore } from './outbox-store.ts';

afterEach(() => vi.unstubAllGlobals());

it('INQ-13: a message that an older version of the site stored stays as it was sent', async () => {
  // Other files of the same worker have the present version in theirs.
  vi.stubGlobal('indexedDB', new IDBFactory());
  const older = await openDB('wbn-outbox', 1, {
    upgrade: (database) =>
      void database
        .createObjectStore('entries', { keyPath: 'place', autoIncrement: true })
        .createIndex('account', 'account'),
  });
  await older.add('entries', { account: 'one', content: 'sent once', isFixed: true });
  await older.add('entries', { account: 'one', content: 'never sent', isFixed: false });
  older.close();
  expect(await createOutboxStore().list('one')).toEqual([
    { place: 1, account: 'one', content: 'sent once', mustStayIdentical: true },
    { place: 2, account: 'one', content: 'never sent', mustStayIdentical: false },
  ]);
});
