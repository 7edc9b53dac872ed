import type { Database } from '@wbn/postgres/schema.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { readCategoryCounts } from './category-counts.ts';

/** A database whose every query is answered by a function. */
function databaseOf(answer: () => Promise<object[]>): Kysely<Database> {
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return Object.assign(db, { executeQuery: async () => ({ rows: await answer() }) });
}

/** Answers each time with one product more, when the test allows it. */
function openReads() {
  const waiting: (() => void)[] = [];
  let asked = 0;
  const db = databaseOf(async () => {
    asked += 1;
    const row = { id: 'pumps', counts: { product: asked } };
    await new Promise<void>((resolve) => waiting.push(resolve));
    return [row];
  });
  return { db, asked: () => asked, answer: () => waiting.shift()?.() };
}

const productsAt = async (db: Kysely<Database>, now: number) =>
  (await readCategoryCounts(db, now)).get('pumps')?.product;

it('serves old counts while it reads new ones after 30 seconds, but never counts older than five minutes', async () => {
  const { db, asked, answer } = openReads();
  const first = [productsAt(db, 0), productsAt(db, 10)];
  answer();
  expect(await Promise.all(first)).toEqual([1, 1]);
  expect(await productsAt(db, 30_000)).toBe(1);
  expect(await productsAt(db, 30_001)).toBe(1);
  expect(asked()).toBe(2);
  answer();
  await expect.poll(() => productsAt(db, 30_002)).toBe(2);
  const late = productsAt(db, 400_000);
  answer();
  expect(await late).toBe(3);
});

it('reads again after a failed read', async () => {
  let fails = true;
  const db = databaseOf(async () => {
    if (fails) throw new Error('away');
    return [];
  });
  await expect(readCategoryCounts(db, 0)).rejects.toThrow('away');
  fails = false;
  expect((await readCategoryCounts(db, 1)).size).toBe(0);
});
