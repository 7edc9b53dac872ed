import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Connection, connect } from './connect.ts';
import { newId } from './new-id.ts';
import type { CreatedOnceTable } from './schema.ts';
import { anyOf, defineStatement, defineUnpreparedStatement } from './statement.ts';
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

describe('prepared statements', () => {
  let connection: Connection;
  beforeAll(() => {
    connection = connect(database.url, { max: 1 });
  });
  afterAll(() => connection.close());

  const readPrepared = async (text: string) => {
    const { rows } = await connection.pool.query<{ generic_plans: number; custom_plans: number }>(
      'select generic_plans, custom_plans from pg_prepared_statements where statement like $1',
      [`%${text}%`],
    );
    return rows;
  };

  it('are few after 1,000 searches, and pages that are read afterwards use them', async () => {
    const search = defineUnpreparedStatement(
      (_, { weight }: { weight: number }) => sql`select ${sql.lit(weight)} * ${weight}::int as search`,
    );
    const list = defineStatement(
      (_, { condition }: { condition: number }) =>
        sql`select id as listed from user_profile where true or ${sql.lit(condition)} = 0`,
    );
    const page = defineStatement((db, { id }: { id: string }) =>
      db.selectFrom('user_profile').select('username').where('id', '=', id),
    );
    for (let turn = 0; turn < 1_000; turn += 1) {
      await search.all(connection.db, { weight: turn });
      await list.all(connection.db, { condition: turn });
    }
    for (let turn = 0; turn < 20; turn += 1)
      expect(await page.only(connection.db, { id: userID })).toEqual({ username: 'a.b' });
    expect(await readPrepared('as search')).toHaveLength(0);
    expect(await readPrepared('as listed')).toHaveLength(16);
    expect(await readPrepared('"username"')).toEqual([{ generic_plans: 15, custom_plans: 5 }]);
  });

  it('keep their plan for short lists too', async () => {
    const columns = Array.from({ length: 20 }, () => sql`(select max(username) from user_profile)`);
    const select = defineStatement(
      (_, { ids }: { ids: readonly string[] }) =>
        sql`select ${sql.join(columns)} from user_profile as short where id = ${anyOf(ids)}`,
    );
    for (let turn = 0; turn < 20; turn += 1)
      expect(await select.all(connection.db, { ids: [userID] })).toHaveLength(1);
    expect(await readPrepared('as short')).toEqual([{ generic_plans: 15, custom_plans: 5 }]);
    const numbers = defineStatement(
      (_, given: { numbers: readonly number[] }) =>
        sql`select * from generate_series(1, 9) as one where one = ${anyOf(given.numbers, 'integer')}`,
    );
    expect(await numbers.all(connection.db, { numbers: [2, 3, 30] })).toEqual([{ one: 2 }, { one: 3 }]);
  });

  it('survive a migration that adds a column; a transaction that meets it first fails once', async () => {
    const { db } = connection;
    await sql`create temporary table migrated (one int)`.execute(db);
    await sql`insert into migrated values (1)`.execute(db);
    const all = defineStatement(() => sql`select * from migrated`);
    const allInTransaction = () => db.transaction().execute((transaction) => all.all(transaction));
    expect(await all.all(db)).toEqual([{ one: 1 }]);
    await sql`alter table migrated add column two int default 2`.execute(db);
    expect(await all.all(db)).toEqual([{ one: 1, two: 2 }]);
    expect(await allInTransaction()).toEqual([{ one: 1, two: 2 }]);
    await sql`alter table migrated add column three int default 3`.execute(db);
    await expect(allInTransaction()).rejects.toMatchObject({ code: '0A000' });
    expect(await allInTransaction()).toEqual([{ one: 1, two: 2, three: 3 }]);
    expect(await all.all(db)).toEqual([{ one: 1, two: 2, three: 3 }]);
  });
});
