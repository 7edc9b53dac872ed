import { newId } from '@wbn/postgres/new-id.ts';
import { createTestDatabase, type TestDatabase } from '@wbn/postgres/test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createRevokedFamilies } from './revoked-families.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

/** Adds a family, revoked that many minutes ago; not revoked without an argument. */
async function addFamily(minutesAgo?: number): Promise<string> {
  const id = newId();
  const revoked_at = minutesAgo === undefined ? null : new Date(Date.now() - minutesAgo * 60_000);
  await database.db
    .insertInto('account.refresh_family')
    .values({ id, user_id: newId(), site: 'https://a.example', expires_at: new Date(), revoked_at })
    .execute();
  return id;
}

const revoke = (id: string) =>
  database.db
    .updateTable('account.refresh_family')
    .set({ revoked_at: new Date() })
    .where('id', '=', id)
    .execute();

it('loads earlier revocations at the start, keeps them while tokens may be valid, then deletes them', async () => {
  const [late, early, never] = [await addFamily(14), await addFamily(30), await addFamily()];
  let now = Date.now();
  const revoked = createRevokedFamilies({
    databaseUrl: database.url,
    applicationName: 'wbn-test-revoked',
    onFailure: () => undefined,
    now: () => now,
  });
  await revoked.start();
  expect([revoked.has(late), revoked.has(early), revoked.has(never)]).toEqual([true, false, false]);
  await revoke(never);
  await expect.poll(() => revoked.has(never)).toBe(true);
  now += 25 * 60_000;
  const next = await addFamily();
  await revoke(next);
  await expect.poll(() => revoked.has(next)).toBe(true);
  expect([revoked.has(late), revoked.has(never)]).toEqual([false, false]);
  await revoked.stop();
});

it('reconnects after a broken connection and loads the revocations it missed', async () => {
  const failures: unknown[] = [];
  const revoked = createRevokedFamilies({
    databaseUrl: database.url,
    applicationName: 'wbn-test-revoked',
    onFailure: (error) => failures.push(error),
  });
  await revoked.start();
  const [missed, heard] = [await addFamily(), await addFamily()];
  await database.db.transaction().execute(async (transaction) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'wbn-test-revoked' and datname = current_database()`.execute(transaction);
    await transaction
      .updateTable('account.refresh_family')
      .set({ revoked_at: new Date() })
      .where('id', '=', missed)
      .execute();
  });
  await expect.poll(() => revoked.has(missed)).toBe(true);
  expect(failures.length).toBeGreaterThan(0);
  await revoke(heard);
  await expect.poll(() => revoked.has(heard)).toBe(true);
  await revoked.stop();
});

it('throws when the database is unreachable at the start', async () => {
  const url = new URL(database.url);
  url.pathname = '/nowhere';
  const revoked = createRevokedFamilies({
    databaseUrl: url.href,
    applicationName: 'wbn-test-revoked',
    onFailure: () => undefined,
  });
  await expect(revoked.start()).rejects.toThrow(/nowhere/);
  await revoked.stop();
});
