import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { indexPerson } from '@wbn/host/jobs/index-person.ts';
import { listJobs } from '@wbn/host/jobs/jobs.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { mailNeedHelp } from '../../../need-help/mail-need-help.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { deskCalls, passUndo, textOf } from '../../../testing/desk-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';

let api: TestServer;
let vera: SignedIn;
let desk: ReturnType<typeof deskCalls>;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  vera = await api.signInStaff({ name: 'Vera Moss' });
  desk = deskCalls(api, vera);
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

/** Adds a job whose payload cannot be read, and lets it fail for good. Returns its id. */
async function fail(task: typeof indexPerson | typeof mailNeedHelp): Promise<string> {
  const key = newId();
  await addJob(
    api.db,
    task as typeof indexPerson,
    { userID: newId(), requestID: newId() } as { userID: string },
    key,
  );
  await sql`update graphile_worker._private_jobs set payload = '{}' where key = ${`${task.name} ${key}`}`.execute(
    api.db,
  );
  await api.jobs.settle();
  const [job] = (await listJobs(api.db)).filter((one) => one.task === task.name);
  expect(job?.state).toBe('failed');
  // The worker has added what opens the case.
  await passUndo(api);
  return job?.id ?? '';
}

describe('STF-60 STF-61 failed jobs and mails at the desk', () => {
  it('opens with the last failure, is tried again, and opens again when that fails', async () => {
    const jobID = await fail(indexPerson);
    const found = await desk.caseOf('failed-job', jobID);
    expect(textOf(found)).toContain('index-person');
    expect(await desk.carryOut(found, 'retry')).toMatchObject({ state: 'decided', outcome: 'retry' });
    await passUndo(api);
    const again = await desk.caseOf('failed-job', jobID);
    expect(again.caseID).not.toBe(found.caseID);
    const note = 'The account is gone.';
    expect(await desk.carryOut(again, 'drop', { note })).toMatchObject({ state: 'decided', outcome: 'drop' });
    expect(await listJobs(api.db)).toEqual([]);
    const acts = await selectStaffActions.all(api.db, { targetID: jobID, most: 9 });
    expect(acts).toMatchObject([
      { act: 'drop-job', reason: note, staff_id: vera.userID, case_id: again.caseID },
      { act: 'retry-job', case_id: found.caseID },
    ]);
  });

  it('tells mails apart, which do harm, and asks for a reason before one is dropped', async () => {
    const jobID = await fail(mailNeedHelp);
    const found = await desk.caseOf('failed-mail', jobID);
    expect(found.harm).toBe(1);
    expect((await desk.decide(found, 'drop')).body.fields).toEqual({ note: 'is required' });
    const ken = deskCalls(api, await api.signInStaff({ name: 'Ken Adeyemi', role: 'support' }));
    expect((await ken.decide(found, 'retry')).status).toBe(404);
    await desk.carryOut(found, 'drop', { note: 'Sent by hand.' });
    expect(await listJobs(api.db)).toEqual([]);
  });
});
