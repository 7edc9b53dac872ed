import { listJobs } from '@wbn/host/jobs/jobs.sql.ts';
import { up } from '@wbn/postgres/migrations/0010-jobs.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { saveInvitation } from './business/members/invite-member.sql.ts';
import { mailInvitation } from './business/members/mail-invitation.ts';
import { mailNeedHelp } from './need-help/mail-need-help.ts';
import { insertRequest } from './need-help/send-need-help.sql.ts';
import { toRequestRow } from './need-help/to-request-row.ts';
import { addBusinessPeople } from './testing/add-business-people.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterEach(() => api.stop());

/** The tables as they were in 0009. */
async function undo(): Promise<void> {
  for (const table of ['need_help_request', 'business_invitation'])
    await sql`alter table ${sql.table(table)} add column mailed_at timestamptz,
      add column mail_attempts integer not null default 0,
      add column mail_after timestamptz not null default now()`.execute(api.db);
  await sql`alter table account.data_export add column attempts integer not null default 0,
    add column not_before timestamptz not null default now()`.execute(api.db);
  await sql`drop table job_worker`.execute(api.db);
}

/** A request, an invitation and a copy of data without a job. */
async function addWaiting() {
  const { businessID, owner } = await addBusinessPeople(api);
  const { userID, email } = owner;
  const requestID = newId();
  const request = { firstName: 'Ana', lastName: 'Rossi', businessName: 'Rossi', country: 'CL', email };
  await insertRequest.run(
    api.db,
    toRequestRow(
      { ...request, companyPhone: '+56 32 274 0000' },
      { id: requestID, bodyHash: '', idempotencyKey: undefined, language: 'en' },
    ),
  );
  const { id: invitationID } = await saveInvitation.only(api.db, {
    businessID,
    email,
    role: 'admin',
    invitedBy: userID,
    language: 'es',
    edition: 'peru',
    changeRole: false,
  });
  const exportID = newId();
  await api.db
    .insertInto('account.data_export')
    .values({
      id: exportID,
      user_id: userID,
      language: 'es',
      edition: 'peru',
      back: 'http://localhost:4000/',
    })
    .execute();
  return { requestID, invitationID, exportID };
}

it('what waited in rows of the release before becomes jobs; what was done does not', async () => {
  await undo();
  const waiting = await addWaiting();
  const done = await addWaiting();
  await sql`update need_help_request set mailed_at = now() where id = ${done.requestID}`.execute(api.db);
  await sql`update business_invitation set mailed_at = now() where id = ${done.invitationID}`.execute(api.db);
  await sql`update account.data_export set state = 'ready' where id = ${done.exportID}`.execute(api.db);
  await up(api.db as Kysely<unknown>);
  expect((await listJobs(api.db)).map(({ task, tries }) => [task, tries]).toSorted()).toEqual([
    [mailInvitation.name, mailInvitation.tries],
    [mailNeedHelp.name, mailNeedHelp.tries],
    ['make-export', 9],
  ]);
  const { rows } = await sql<{ payload: object }>`
    select payload from graphile_worker._private_jobs order by payload::text`.execute(api.db);
  expect(rows.map(({ payload }) => payload)).toEqual([
    { exportID: waiting.exportID },
    { invitationID: waiting.invitationID },
    { requestID: waiting.requestID },
  ]);
});
