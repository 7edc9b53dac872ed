import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { openPipelinedClients, type PipelinedClients } from './pipelined-clients.ts';

let database: TestDatabase;
let clients: PipelinedClients;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterEach(() => clients.close());
afterAll(() => database.drop());

const echo = { name: 'echo', text: 'select to_json($1::int) as row' };
const ask = async (value: unknown) => (await clients.query({ ...echo, values: [value] })).rows[0]?.row;

it('answers each of many statements sent at once with its own rows', async () => {
  clients = openPipelinedClients(database.url, { count: 2, statementTimeout: 5_000 });
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
});

it('a statement that fails or takes too long leaves those around it alone', async () => {
  clients = openPipelinedClients(database.url, { count: 1, statementTimeout: 200 });
  const slow = { name: 'slow', text: 'select to_json(pg_sleep(60)::text) as row', values: [] };
  const [first, broken, late, last] = await Promise.allSettled([
    ask(1),
    ask('x'),
    clients.query(slow),
    ask(2),
  ]);
  expect(first).toEqual({ status: 'fulfilled', value: 1 });
  expect(broken).toMatchObject({ reason: { code: '22P02' } });
  expect(late).toMatchObject({ reason: { code: '57014' } });
  expect(last).toEqual({ status: 'fulfilled', value: 2 });
});

it('opens a new connection after the server ended the old one', async () => {
  clients = openPipelinedClients(database.url, { count: 1, statementTimeout: 5_000 });
  expect(await ask(1)).toBe(1);
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'wbn-api-reads' and datname = current_database()`.execute(
    database.db,
  );
  await expect.poll(() => ask(2).catch(() => 'broken')).toBe(2);
});

it('says that no server answers, and tries again with the next statement', async () => {
  clients = openPipelinedClients('postgres://nobody@127.0.0.1:9/none', { count: 1, statementTimeout: 5_000 });
  await expect(ask(1)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(ask(2)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
