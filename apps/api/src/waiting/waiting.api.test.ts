import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { mailTexts } from '@wbn/mail/mail-texts.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { syncStrayCases } from '../cases/sync-case.ts';
import { waitingSources } from '../cases/waiting-sources.sql.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { waiting } from '../commands/waiting.ts';
import { selectStaffActions } from '../staff/staff-action.sql.ts';
import { addRequest } from '../testing/add-request.ts';
import { ask } from '../testing/call-server.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { addBusiness, addPerson } from '../testing/fixtures.ts';
import { needHelpRow } from '../testing/need-help-row.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import type { SignedIn } from '../testing/test-tokens.ts';
import { listWaiting } from './list-waiting.ts';
import { queueWaitingMail } from './mail-waiting.ts';

let api: TestServer;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
});
afterEach(() => api.stop());

const say = commandCalls(() => api, waiting);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const kinds = Object.keys(waitingSources) as CaseKind[];

const mails = () =>
  (existsSync(api.outboxDir) ? readdirSync(api.outboxDir) : [])
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes('To: staff@wbn.example'));

const morningMails = () => mails().filter((mail) => mail.includes('Subject: Waiting for staff'));

const needHelp = (id: string, created_at: Date) => needHelpRow({ id, created_at });

/** One thing of every kind that waits; since 20, 19, 18 ... days in the order of the kinds. Beside each one that does not wait. */
async function addOfEveryKind(): Promise<void> {
  const { db } = api;
  const businessID = await addBusiness(db, {
    company_name: 'Rossi Valves',
    country: 'IT',
    source: 'register',
  });
  const userID = await addPerson(db, {});
  const since = (kind: CaseKind) => daysAgo(20 - kinds.indexOf(kind));
  const claim = (state: string, kind: CaseKind) =>
    sql`insert into business_claim (id, business_id, user_id, state, method, submitted_at)
      values (${newId()}, ${businessID}, ${userID}, ${state}, 'document', ${since(kind)})`.execute(db);
  await claim('disputed', 'claim-dispute');
  await db
    .updateTable('business_claim')
    .set({ user_id: await addPerson(db, {}) })
    .execute();
  await claim('submitted', 'claim');

  const invoice = (dispute: 'open' | 'won' | null, is_unused: boolean, created_at: Date) => ({
    ...{
      id: newId(),
      business_id: businessID,
      status: 'paid' as const,
      total: 1,
      amount_paid: 1,
      currency: 'usd',
    },
    ...{ dispute, is_unused, created_at, period_start: created_at, period_end: new Date() },
  });
  await db
    .insertInto('membership_invoice')
    .values([
      invoice('open', false, since('payment-dispute')),
      invoice('won', false, daysAgo(30)),
      invoice(null, true, since('unused-payment')),
    ])
    .execute();

  const report = async (decision: 'remove' | null, created_at: Date) => {
    const id = newId();
    await db
      .insertInto('report_case')
      .values({
        ...{ id, resource_id: newId(), resource_type: 'post', owner_id: userID, owner_type: 'user' },
        ...{ content: 'Secret words', decision, decided_at: decision && new Date(), created_at },
      })
      .execute();
    return id;
  };
  await report(null, since('report'));
  for (const answered_at of [null, new Date()])
    await db
      .insertInto('objection')
      .values({
        ...{ id: newId(), subject_type: 'report', subject_id: await report('remove', daysAgo(30)) },
        ...{ decided_at: daysAgo(30), party_id: userID, side: 'affected', user_id: userID, content: 'No' },
        ...{ answered_at, outcome: answered_at && 'confirmed', created_at: since('objection') },
      })
      .execute();

  for (const [state, submitted_at] of [
    ['submitted', since('verification')],
    ['draft', null],
  ] as const)
    await db
      .insertInto('verification_case')
      .values({
        ...{ id: newId(), origin: 'company', state, submitted_at },
        business_id: state === 'draft' ? await addBusiness(db) : businessID,
      })
      .execute();

  const request = async (to: string, kind: CaseKind, status: 'held' | 'open') => {
    const id = await addRequest(db, { from: businessID, fromType: 'business', to });
    await db
      .updateTable('request')
      .set({ status, created_at: since(kind) })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('message')
      .set({ created_at: since(kind) })
      .where('request_id', '=', id)
      .execute();
    return id;
  };
  await request(await addBusiness(db), 'held-message', 'held');
  await sql`
    insert into business (id, source, source_id, company_name, business_type, status)
    values (${operatorBusinessID}, 'operator', ${operatorBusinessID}, 'WBN Support', 'CO', 'unpublished')`.execute(
    db,
  );
  await request(operatorBusinessID, 'support', 'open');
  const answered = await request(operatorBusinessID, 'support', 'open');
  await db.updateTable('message').set({ side: 'R' }).where('request_id', '=', answered).execute();

  await db
    .insertInto('need_help_request')
    .values(needHelp(newId(), since('need-help')))
    .execute();
  const removal = (state: 'waiting' | 'refused', created_at: Date) => ({
    ...{ id: newId(), business_id: businessID, source: 'register', source_id: '1', name_hash: 'hash' },
    ...{ state, created_at, ...(state === 'refused' && { decided_at: new Date(), decided_by: 'Vera' }) },
  });
  await db
    .insertInto('page_removal')
    .values([removal('waiting', since('page-removal')), removal('refused', daysAgo(30))])
    .execute();
  await sql`insert into product_import (id, business_id, state, failure, file_name, mapping, language, rows, created_at)
    values (${newId()}, ${businessID}, 'failed', 'other', 'a.csv', '{}', 'en', 1, ${since('failed-import')}),
      (${newId()}, ${businessID}, 'failed', 'file', 'a.csv', '{}', 'en', 1, ${daysAgo(1)})`.execute(db);
  for (const [task, kind] of [
    ['mail-notice', 'failed-mail'],
    ['settle-changes', 'failed-job'],
  ] as const) {
    const { rows } = await sql<{ id: string }>`
      select id::text from graphile_worker.add_job(${task}, run_at => now() + interval '1 day')`.execute(db);
    await sql`update graphile_worker._private_jobs set attempts = max_attempts, run_at = ${since(kind)}
      where id = ${rows[0]?.id}::bigint`.execute(db);
  }
  await syncStrayCases(api.db);
}

it('STF-03: lists one of every kind, the oldest first, with its age and edition, and nothing that is decided', async () => {
  expect(await say('list')).toBe('Nothing waits for staff.');
  await addOfEveryKind();
  const all = await listWaiting(api.db);
  expect(all.map(({ kind }) => kind)).toEqual(kinds);
  expect(all.slice(0, 3).every(({ what, edition }) => what === 'Rossi Valves' && edition === 'italy')).toBe(
    true,
  );
  expect(all.find(({ kind }) => kind === 'need-help')).toMatchObject({
    what: 'Viña Rossi',
    edition: 'chile',
  });

  const text = await say('list');
  expect(text.startsWith('claim-dispute: 1 (italy 1), see pnpm claims list\n  20 d 0 h, since ')).toBe(true);
  expect(text).toContain('failed-mail: 1, see pnpm jobs list');
  expect(text).not.toContain('Secret words');
  const json = JSON.parse(await say('list', '--json'));
  expect(json).toHaveLength(kinds.length);
  expect(json[0]).toMatchObject({ kind: 'claim-dispute', edition: 'italy', ageHours: 480 });
  const chile = JSON.parse(await say('--json', '--edition', 'chile'));
  expect(chile.map(({ kind }: { kind: string }) => kind)).toEqual(['need-help']);
  expect(() => say('list', '--edition', 'atlantis')).toThrow('atlantis is not an edition');
});

it('STF-03: a need-help request waits until staff say that it is done, which is recorded', async () => {
  const id = newId();
  await api.db
    .insertInto('need_help_request')
    .values(needHelp(id, daysAgo(2)))
    .execute();
  await syncStrayCases(api.db);
  expect(await say('done', id, '--by', 'Vera', '--note', 'Called back')).toContain('waits no more');
  expect(await say('list')).toBe('Nothing waits for staff.');
  await expect(say('done', id, '--by', 'Vera')).rejects.toThrow(
    `No need-help request with the id ${id} waits.`,
  );
  const [recorded, ...more] = await selectStaffActions.all(api.db, {
    staffID: readStaff('Vera').id,
    most: 9,
  });
  expect(recorded).toMatchObject({ act: 'close-need-help', target_id: id, reason: 'Called back' });
  expect(more).toEqual([]);
});

it('STF-03: staff get one mail a day of what waits, from several processes too, and none when nothing does', async () => {
  const morning = new Date('2026-11-29T06:00:00Z');
  await queueWaitingMail(api.db, morning);
  await api.jobs.settle();
  expect(morningMails()).toEqual([]);
  await addOfEveryKind();
  await Promise.all([1, 2, 3].map(() => queueWaitingMail(api.db, morning)));
  await api.jobs.settle();
  await queueWaitingMail(api.db, new Date('2026-11-29T18:00:00Z'));
  await api.jobs.settle();
  const [sent = '', ...more] = morningMails();
  expect(more).toEqual([]);
  expect(sent).toContain(`Subject: Waiting for staff: ${kinds.length}`);
  for (const name of Object.values(mailTexts('en').waiting.kind)) expect(sent).toContain(`${name}: 1`);
  expect(sent).not.toContain('Secret words');
  await queueWaitingMail(api.db, new Date('2026-11-30T06:00:00Z'));
  await api.jobs.settle();
  expect(morningMails()).toHaveLength(2);
});

describe('STF-03: mails to colleagues', () => {
  const mailsTo = (userID: string) =>
    readdirSync(api.outboxDir)
      .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
      .filter((mail) => mail.includes(`To: ${userID}@staff.example`));
  const choose = ({ headers }: SignedIn, body: object) =>
    ask(`${api.url}/desk/me/mails`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('come each morning about what they deal with, unless they do not want them', async () => {
    const all = await api.signInStaff({ role: 'administrator' });
    const chile = await api.signInStaff({ role: 'support', editions: ['chile'] });
    const without = await api.signInStaff();
    expect((await choose(without, { morning: false, atOnce: [] })).status).toBe(200);
    await addOfEveryKind();
    await queueWaitingMail(api.db);
    await api.jobs.settle();
    expect(mailsTo(all.userID)).toHaveLength(1);
    expect(mailsTo(all.userID)[0]).toContain(`Waiting for staff: ${kinds.length}`);
    expect(mailsTo(all.userID)[0]).toContain('past due');
    expect(mailsTo(chile.userID)[0]).toContain('Waiting for staff: 1');
    expect(mailsTo(chile.userID)[0]).toContain('https://desk.wbn.example/cases');
    expect(mailsTo(without.userID)).toEqual([]);
  });

  it('come at once for the kinds that they chose, which must be theirs', async () => {
    const support = await api.signInStaff({ role: 'support' });
    const refused = await choose(support, { morning: true, atOnce: ['claim'] });
    expect(refused.body.fields).toEqual({ atOnce: 'you do not deal with claim' });
    await choose(support, { morning: true, atOnce: ['need-help'] });
    const request = needHelpRow();
    await api.db.insertInto('need_help_request').values(request).execute();
    await syncStrayCases(api.db);
    await api.jobs.settle();
    expect(mailsTo(support.userID)).toHaveLength(1);
    expect(mailsTo(support.userID)[0]).toContain('Subject: =?UTF-8?Q?Need-help_requests=3A_Vi=C3=B1a_Rossi');
    await say('done', request.id, '--by', 'Vera');
    await api.jobs.settle();
    expect(mailsTo(support.userID)).toHaveLength(1);
  });
});
