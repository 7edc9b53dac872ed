import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkConnection } from './check-connection.ts';
import { connect } from './connect.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

function changed(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

async function refusal(url: string): Promise<string> {
  const error = await checkConnection(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseUnavailableError);
  const { message } = error as DatabaseUnavailableError;
  expect(message).toMatch(/^[^\n]+\.$/);
  expect(message).not.toContain(new URL(database.url).password);
  return message;
}

describe('checkConnection', () => {
  it('resolves for a usable database', async () => {
    await expect(checkConnection(database.url)).resolves.toBeUndefined();
  });

  it.each(['nonsense', 'mysql://localhost/wbn', ''])('a bad address: %j', async (url) => {
    expect(await refusal(url)).toContain('is not a PostgreSQL address');
  });

  it('names a wrong host, port or password and a missing database', async () => {
    expect(
      await refusal(
        changed((url) => {
          url.hostname = 'nowhere.invalid';
        }),
      ),
    ).toContain('is not known');
    expect(
      await refusal(
        changed((url) => {
          url.port = '1';
        }),
      ),
    ).toContain('No database server answers at 127.0.0.1:1');
    expect(
      await refusal(
        changed((url) => {
          url.password = 'wrong';
        }),
      ),
    ).toContain("refuses the password of user 'postgres'");
    expect(
      await refusal(
        changed((url) => {
          url.pathname = '/nope';
        }),
      ),
    ).toContain("There is no database 'nope'");
  });

  it('names a user without the right to create tables', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const name = `reader_${Date.now()}`;
    await client.query(`create role ${name} login password 'reads-only'`);
    const url = changed((address) => {
      address.username = name;
      address.password = 'reads-only';
    });
    const message = await checkConnection(url).catch((reason: Error) => reason.message);
    await client.query(`drop role ${name}`);
    await client.end();
    expect(message).toContain(`The user '${name}' may not create tables`);
  });
});

describe('connect', () => {
  it('reads dates as text and large counts as numbers; survives a connection that is cut', async () => {
    const { pool, close } = connect(database.url, { max: 1, statementTimeout: 200 });
    const { rows } = await pool.query("select date '2024-02-29' as day, 12345678901::int8 as count");
    expect(rows).toEqual([{ day: '2024-02-29', count: 12345678901 }]);
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout');
    const { rows: own } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const other = connect(database.url, { max: 1 });
    await other.pool.query('select pg_terminate_backend($1)', [own[0]?.pid]);
    await expect.poll(() => pool.totalCount).toBe(0);
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await other.close();
    await close();
  });
});
