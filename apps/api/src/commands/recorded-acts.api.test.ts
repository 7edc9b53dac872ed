import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { selectStaffActions } from '../staff/staff-action.sql.ts';
import { addMember } from '../testing/add-member.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { Command } from './frame/verbs.ts';
import { jobs } from './jobs.ts';
import { payments } from './payments.ts';
import { support } from './support.ts';

let api: TestServer;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterAll(() => api.stop());

const run = (command: Command, ...args: readonly string[]) =>
  commandCalls(() => api, command)(...args, '--by', 'Vera');

const recorded = async (act: string) => {
  const rows = await selectStaffActions.all(api.db, { acts: [act], staffID: 'command:Vera', most: 9 });
  return rows.map(({ target_type, target_id }) => [target_type, target_id]);
};

it('STF-01: a job that staff try again is recorded, an unknown one is refused', async () => {
  const {
    rows: [job],
  } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job('of-nobody', run_at => now() + interval '1 day')`.execute(
    api.db,
  );
  expect(await run(jobs, 'retry', job?.id ?? '')).toContain('is tried at once');
  await expect(run(jobs, 'retry', '999999')).rejects.toThrow('There is no job 999999');
  expect(await recorded('retry-job')).toEqual([['job', job?.id]]);
});

it('STF-01: who is let in to WBN Support, and put out, is recorded', async () => {
  const email = `${newId()}@wbn.example`;
  const { userID } = await addMember(api, email);
  expect(await run(support, 'staff', email)).toBe(`${email} answers requests for support.`);
  expect(await run(support, 'staff', email, '--remove')).toContain('no longer answers');
  await expect(run(support, 'staff', 'nobody@wbn.example')).rejects.toThrow('No confirmed account');
  expect(await recorded('add-support-member')).toEqual([['user', userID]]);
  expect(await recorded('remove-support-member')).toEqual([['user', userID]]);
});

it('STF-01: what staff start at the payment provider is recorded', async () => {
  expect(await run(payments, 'compare')).toBe('Nothing differs.');
  expect(await run(payments, 'settle')).toContain('Looked at every change');
  expect(await recorded('compare-payments')).toEqual([['payment-provider', 'test']]);
  expect(await recorded('settle-payments')).toEqual([['payment-provider', 'test']]);
});
