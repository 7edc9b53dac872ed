import { type Insertable, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from './new-id.ts';
import { PreparedReads } from './prepared-reads.ts';
import type { CreatedOnceTable } from './schema.ts';
import { defineStatement, prepareStatement } from './statement.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const insertKey = defineStatement((database, row: Insertable<CreatedOnceTable>) =>
  database.insertInto('created_once').values(row),
);
const updateKeys = defineStatement((database, { change }: { change: { resource_id?: string } }) =>
  database.updateTable('created_once').set({ call: sql`call`, ...change }),
);
const selectKey = prepareStatement('select-key', (database, input: { key: string }) =>
  database
    .selectFrom('created_once')
    .select(['resource_id', 'created_at'])
    .where('idempotency_key', '=', input.key),
);

const userID = newId();
let database: TestDatabase;
let pool: pg.Pool;
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
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('one statement runs in a transaction with its values and prepared outside of it, where times are text', async () => {
  await database.db.transaction().execute(async (transaction) => {
    const row = { call: 'pay', user_id: userID, body_hash: 'h', resource_id: 'r' };
    expect(await insertKey.run(transaction, { ...row, idempotency_key: 'one' })).toBe(1);
    expect(await insertKey.run(transaction, { ...row, idempotency_key: 'two' })).toBe(1);
    const { created_at } = await selectKey.only(transaction, { key: 'one' });
    expect(created_at).toBeInstanceOf(Date);
  });
  const reads = new PreparedReads(pool);
  const read = await selectKey.only(reads, { key: 'one' });
  expect(read).toEqual({ resource_id: 'r', created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  expect(await selectKey.first(reads, { key: 'none' })).toBeUndefined();
  await expect(selectKey.only(database.db, { key: 'none' })).rejects.toThrow('has given none');
});

it('a statement may be written by what it is given, and tells how many rows it has changed', async () => {
  expect(await updateKeys.run(database.db, { change: {} })).toBe(2);
  expect(await updateKeys.run(database.db, { change: { resource_id: 'new' } })).toBe(2);
  expect(await selectKey.all(database.db, { key: 'two' })).toMatchObject([{ resource_id: 'new' }]);
});
