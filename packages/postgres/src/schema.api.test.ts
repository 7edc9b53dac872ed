import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect } from './connect.ts';
import { writeSchemaTypes } from './schema-types.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

it('schema.ts matches the database (otherwise run pnpm db:types)', async () => {
  const { pool, close } = connect(database.url, { max: 1 });
  try {
    const committed = await readFile(new URL('schema.ts', import.meta.url), 'utf8');
    expect(await writeSchemaTypes(pool)).toBe(committed);
  } finally {
    await close();
  }
});
