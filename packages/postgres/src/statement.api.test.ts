import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from './new-id.ts';
import type { CreatedOnceTable } from './schema.ts';
import { defineStatement } from './statement.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const insertKey = defineStatement((database, row: Insertable<CreatedOnceTable>) =>
  database.insertInto('created_once').values(row),
);
const updateKeys = defineStatement((database, { change }: { change: { resource_id?: string } }) =>
  database.updateTable('created_once').set({ call: sql`call`, ...change }),
);
const selectKey = defineStatement((database, input: { key: string }) =>
  database
    .selectFrom('created_once')
    .select(['resource_id', 'created_at'])
    .where('idempotency_key', '=', input.key),
);

const userID = newId();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  await database.db
    .insertInto('user_profile')
    .values({
      id: userID,
      source: 'member',
      source_id: userID,
      first_name: 'A',
      last_name: 'B',
      username: 'a.b',
    })
    .execute();
});
afterAll(async () => {
  await database.drop();
});

it('runs in a transaction and outside of it with the same types', async () => {
  await database.db.transaction().execute(async (transaction) => {
    const row = { call: 'pay', user_id: userID, body_hash: 'h', resource_id: 'r' };
    expect(await insertKey.run(transaction, { ...row, idempotency_key: 'one' })).toBe(1);
    expect(await insertKey.run(transaction, { ...row, idempotency_key: 'two' })).toBe(1);
    const { created_at } = await selectKey.only(transaction, { key: 'one' });
    expect(created_at).toBeInstanceOf(Date);
  });
  const read = await selectKey.only(database.db, { key: 'one' });
  expect(read).toEqual({ resource_id: 'r', created_at: expect.any(Date) });
  expect(await selectKey.first(database.db, { key: 'none' })).toBeUndefined();
  await expect(selectKey.only(database.db, { key: 'none' })).rejects.toThrow('has given none');
});

it('may depend on its input, and returns the number of changed rows', async () => {
  expect(await updateKeys.run(database.db, { change: {} })).toBe(2);
  expect(await updateKeys.run(database.db, { change: { resource_id: 'new' } })).toBe(2);
  expect(await selectKey.all(database.db, { key: 'two' })).toMatchObject([{ resource_id: 'new' }]);
});
