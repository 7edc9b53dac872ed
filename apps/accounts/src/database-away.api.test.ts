import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { signIn } from './testing/signed-in-browser.ts';
import { startTestHost } from './testing/start-test-host.ts';

it('answers 503 and not 500 to a member while the database restarts', async () => {
  const host = await startTestHost(inject('postgresUrl'));
  onTestFinished(() => host.stop());
  const { browser } = await signIn(host, 'ana@blue.example');
  expect((await browser.get('/account')).statusCode).toBe(200);

  // The connection that reads the session ends while it waits, as all do when PostgreSQL restarts.
  const answer = await host.db.transaction().execute(async (transaction) => {
    await sql`lock table account.session in access exclusive mode`.execute(transaction);
    const asked = browser.get('/account');
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction);
        return rows.length;
      })
      .toBe(1);
    return asked;
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect((await browser.get('/account')).statusCode).toBe(200);
});
