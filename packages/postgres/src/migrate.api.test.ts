import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect } from './connect.ts';
import { migrateToLatest } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

it('changes nothing in an up-to-date database, and refuses one from before the first release in one sentence', async () => {
  const connection = connect(database.url, { max: 1 });
  try {
    expect(await migrateToLatest(connection)).toEqual([]);
    await sql`update kysely_migration set name = '0001-directory' where name = '0001-baseline'`.execute(
      database.db,
    );
    await expect(migrateToLatest(connection)).rejects.toThrow(
      /before the first release.*delete the data folder/,
    );
  } finally {
    await connection.close();
  }
});
