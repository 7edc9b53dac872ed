import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { catalogNames } from '@wbn/api/catalog/catalog-names.ts';
import { type Connection, connect } from '@wbn/postgres/connect.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedDatabase } from './seed-database.ts';

const order = { companies: 1_000, products: 120, users: 80, posts: 300, seed: 5 };
const databases: { database: TestDatabase; connection: Connection }[] = [];

beforeAll(async () => {
  for (let n = 0; n < 2; n += 1) {
    const database = await createTestDatabase(inject('postgresUrl'));
    databases.push({ database, connection: connect(database.url, { max: 2 }) });
  }
});
afterAll(async () => {
  for (const { database, connection } of databases) {
    await connection.close();
    await database.drop();
  }
});

/** The time since when a row is public comes from the clock. */
function withoutTimes<Row extends { first_public_at: Date | null }>({ first_public_at: _, ...row }: Row) {
  return row;
}

async function rowsOf({ database: { db } }: (typeof databases)[number]) {
  return {
    businesses: (await db.selectFrom('business').selectAll().orderBy('id').execute()).map(withoutTimes),
    products: (await db.selectFrom('product').selectAll().orderBy('id').execute()).map(withoutTimes),
    users: await db.selectFrom('user_profile').selectAll().orderBy('id').execute(),
    members: await db.selectFrom('business_member').selectAll().orderBy('user_id').execute(),
    posts: await db.selectFrom('post').selectAll().orderBy('id').execute(),
  };
}

describe('seedDatabase', () => {
  it('makes the same rows in any database for the same seed, once', async () => {
    const [one, two] = databases;
    if (!one || !two) throw new Error('no databases');
    for (const { connection } of databases) await seedDatabase(connection.pool, order, () => undefined);
    const rows = await rowsOf(one);
    expect(await rowsOf(two)).toEqual(rows);
    expect(Object.values(rows).map((made) => made.length)).toEqual([1_000, 120, 80, 80, 300]);

    const again = await seedDatabase(one.connection.pool, order, () => undefined);
    expect(again.companies).toEqual({ inserted: [], updated: [], kept: [] });
    expect(await rowsOf(one)).toEqual(rows);

    const types = new Set(rows.businesses.map(({ business_type }) => business_type));
    const levels = new Set(rows.businesses.map(({ subscription }) => subscription));
    expect([types.size, levels.size]).toEqual([9, 4]);

    const engine = createPostgresSearchEngine(one.database.db, catalogNames);
    const all = { text: '', skip: 0, size: 5 };
    expect(await engine.search({ kind: 'business', ...all })).toMatchObject({ total: 1_000 });
    expect(await engine.search({ kind: 'product', ...all })).toMatchObject({ total: 120 });
    const last = rows.businesses.at(-1);
    expect(await engine.search({ kind: 'business', ...all, text: last?.company_name ?? '' })).toMatchObject({
      ids: expect.arrayContaining([last?.id]),
    });
  });

  it('SRCH-11: has right counters after a load, and updates them with single changes', async () => {
    const [loaded] = databases;
    if (!loaded) throw new Error('no databases');
    const { db } = loaded.database;
    const one = await db.selectFrom('business').select('id').orderBy('id').executeTakeFirstOrThrow();
    const engine = createPostgresSearchEngine(db, catalogNames);
    await engine.remove('business', [one.id]);
    expect(await engine.search({ kind: 'business', text: '', skip: 0, size: 5 })).toMatchObject({
      total: 999,
    });
    await engine.index('business', [one.id]);
    const { rows } = await sql`
      select business_type, country, industry_id, sum(documents) as documents from search_count
      where kind = 'business' group by 1, 2, 3 having sum(documents) <> 0
      except
      select business_type, country, industry_id, count(*) from search_document where kind = 'business' group by 1, 2, 3`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });
});

describe('pnpm seed', () => {
  it('ends with one sentence and exit code 2 when products have no company', () => {
    const command = fileURLToPath(new URL('./main.ts', import.meta.url));
    const env = { ...process.env, DATABASE_URL: databases[0]?.database.url ?? '' };
    const args = ['--products', '5', '--seed', '77'];
    const { status, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env });
    expect(stderr).toMatch(/^Products need companies.*\n$/);
    expect(status).toBe(2);
  });
});
