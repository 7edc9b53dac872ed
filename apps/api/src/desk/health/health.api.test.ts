import { loadHealth } from '@wbn/contract/desk/health.ts';
import { forgetProcess, noteProcess } from '@wbn/host/jobs/host-process.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { callServer } from '../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const load = async () => {
  const { headers } = await api.signInStaff();
  return (await callServer(api.url, loadHealth, {}, headers)).body.data;
};

it('STF-55 the health of the product tells of jobs, mails, payments, storage, search and processes', async () => {
  await sql`
    select graphile_worker.add_job('mail-notice', run_at => now() - interval '5 minutes'),
      graphile_worker.add_job('index-business', run_at => now() + interval '1 hour'),
      graphile_worker.add_job('mail-digest', max_attempts => 1)`.execute(api.db);
  await sql`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'MailRefusedError: 550'
    where max_attempts = 1`.execute(api.db);
  await api.db
    .insertInto('payment_event')
    .values({
      ...{ id: 'evt_1', gateway: 'test', type: 'invoice.paid', payload: '{}', happened_at: new Date() },
      received_at: new Date('2026-01-01T00:00:00Z'),
    })
    .execute();
  await noteProcess(api.db, 'wbn-api');
  const health = await load();
  expect(health).toMatchObject({
    jobs: {
      waiting: 2,
      failed: 1,
      oldestMinutes: 5,
      failedTasks: [{ task: 'mail-digest', count: 1, lastError: 'MailRefusedError: 550' }],
    },
    mails: { waiting: 1, failed: 1, sentOfDay: 0, refusedOfWeek: 0 },
    payments: { lastEventAt: '2026-01-01T00:00:00.000Z', unhandled: 1, differencesOfWeek: 0 },
    search: { engine: 'postgresql', problem: null, waiting: 1, behindSeconds: 0, builtAt: null },
    slowStatements: null,
    processes: [{ part: 'wbn-api', pid: process.pid, isRunning: true }],
  });
  expect(health.storage.databaseBytes).toBeGreaterThan(1_000_000);
  expect(health.storage.diskFreeBytes).toBeGreaterThan(0);
  expect(health.storage.tables.length).toBe(10);
  await sql`update host_process set seen_at = now() - interval '5 minutes'`.execute(api.db);
  expect((await load()).processes).toMatchObject([{ isRunning: false }]);
  await forgetProcess(api.db);
  expect((await load()).processes).toEqual([]);
});
