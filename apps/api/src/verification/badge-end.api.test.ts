import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../testing/add-business-people.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { dayIn, reviewer, verificationCalls } from '../testing/verification-calls.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';
import { setVerification } from './set-badge.ts';
import { endExpiredVerifications, remindOwners } from './tell-owners.ts';

let api: TestServer;
let calls: ReturnType<typeof verificationCalls>;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = verificationCalls(api);
});
afterEach(() => api.stop());

/** Subjects of the mails sent so far. */
async function mails(): Promise<string[]> {
  await api.jobs.settle();
  if (!existsSync(api.outboxDir)) return [];
  return readdirSync(api.outboxDir)
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
    .flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? []);
}

const badgeOf = (businessID: string) =>
  api.db
    .selectFrom('business')
    .select(['verified', 'verified_until'])
    .where('id', '=', businessID)
    .executeTakeFirstOrThrow();

/** Lets days pass by moving all end dates back. */
const pass = (days: number) =>
  sql`
  with moved as (update verification_check set valid_until = valid_until - ${days}::integer),
    told as (update verification_reminder set valid_until = valid_until - ${days}::integer)
  update business set verified_until = verified_until - ${days}::integer`.execute(api.db);

const publicState = async (businessID: string) =>
  (await calls.send('load-verification-record', businessID, undefined)).body.data;

describe('the end of a badge', () => {
  it('keeps the badge on its last day, takes it off the night after, and tells the owners', async () => {
    const { businessID, owner, caseID } = await calls.submitted('Rossi Pompe');
    await calls.pass(caseID);
    await calls.approve(caseID, dayIn(1));
    await pass(1);
    await endExpiredVerifications(api.db);
    expect((await badgeOf(businessID)).verified).toBe(true);
    await pass(1);
    await endExpiredVerifications(api.db);
    await endExpiredVerifications(api.db);
    expect(await badgeOf(businessID)).toEqual({ verified: false, verified_until: null });
    const { entries, checks } = await publicState(businessID);
    expect([entries[0].entry.kind, entries[0].entry.outcome, checks]).toEqual(['ended', 'expired', []]);
    expect((await mails()).filter((subject) => subject.includes('no longer verified'))).toHaveLength(1);
    const { data } = (await calls.send('load-verification', businessID, owner)).body;
    expect([data.last.state, data.last.endReason]).toEqual(['ended', 'expired']);
    const notices = await api.db
      .selectFrom('notification')
      .select(['kind', 'outcome'])
      .where('user_id', '=', owner.userID)
      .execute();
    expect(notices).toEqual(
      ['approved', 'ended'].map((outcome) => ({ kind: 'verification-changed', outcome })),
    );
  });

  it("takes the badge off the night after a required proof ends, before the badge's own day", async () => {
    const { businessID, caseID } = await calls.submitted('Bava Tools');
    await calls.pass(caseID, dayIn(20));
    await calls.approve(caseID, dayIn(20));
    await sql`update verification_check set valid_until = current_date - 1 where kind = 'address'`.execute(
      api.db,
    );
    await endExpiredVerifications(api.db);
    expect((await badgeOf(businessID)).verified).toBe(false);
    expect((await publicState(businessID)).entries[0].entry.outcome).toBe('proof-ended');
    expect(await verifyLedger(api.db)).toMatchObject({ isSound: true });
  });

  it('decision 21: keeps the badge on a smaller plan until its day; only a paid plan renews it', async () => {
    const { businessID, owner, caseID } = await calls.submitted('Cobalt Tools');
    await calls.pass(caseID);
    await calls.approve(caseID, dayIn(30));
    await api.db.updateTable('business').set({ subscription: 'standard' }).execute();
    await endExpiredVerifications(api.db);
    expect((await badgeOf(businessID)).verified).toBe(true);
    expect((await calls.send('start-verification', businessID, owner)).status).toBe(403);
  });
});

describe('renewal', () => {
  it('begins 60 days before the end with the former claims, and leaves no gap', async () => {
    const company = await calls.submitted('Delta Tools');
    const { businessID, owner, caseID } = company;
    await calls.pass(caseID);
    await calls.approve(caseID, dayIn(61));
    const early = await calls.send('start-verification', businessID, owner);
    expect([early.status, early.body.message]).toEqual([
      409,
      expect.stringContaining(`can begin on ${dayIn(1)}`),
    ]);
    await pass(1);
    const begun = await calls.send('start-verification', businessID, owner);
    expect(begun.body.data.open.claims.legalName).toBe('Rossi Pompe S.p.A.');
    await calls.send('withdraw-verification', businessID, owner);
    const renewal = await calls.handIn(company);
    expect((await badgeOf(businessID)).verified_until).toBe(dayIn(60));
    await calls.pass(renewal.caseID);
    await calls.approve(renewal.caseID, dayIn(400));
    expect(await badgeOf(businessID)).toEqual({ verified: true, verified_until: dayIn(400) });
    const kinds = (await publicState(businessID)).entries
      .slice(0, 2)
      .map((one: { entry: object }) => one.entry);
    expect(kinds).toMatchObject([
      { kind: 'approved', caseID: renewal.caseID },
      { kind: 'ended', outcome: 'renewed' },
    ]);
  });
});

describe('reminders', () => {
  it('are sent 30, 7 and 1 days before, each once, in four languages, also when the job runs twice at once', async () => {
    const languages = { en: 'ends on', es: 'termina el', it: 'termina il', zh: '=' } as const;
    for (const language of Object.keys(languages)) {
      const { businessID, owner } = await addBusinessPeople(api, { company_name: `Works ${language}` });
      await api.db
        .updateTable('user_profile')
        .set({ preferred_language: language })
        .where('id', '=', owner.userID)
        .execute();
      await setVerification(api.db, reviewer, { businessID, until: dayIn(31) });
    }
    const all = Object.keys(languages).length;
    const expected = [0, all, all, 2 * all, 2 * all, 3 * all, 3 * all];
    for (const [step, days] of [0, 1, 22, 1, 5, 1, 1].entries()) {
      await pass(days);
      await Promise.all([remindOwners(api.db), remindOwners(api.db)]);
      expect(await mails(), `after step ${step}`).toHaveLength(expected[step] ?? 0);
    }
    const subjects = (await mails()).join('\n');
    for (const words of [
      'The Verified badge of Works en',
      'El distintivo Verificada de Works es',
      'Works it termina',
    ])
      expect(subjects).toContain(words);
    const notices = await api.db.selectFrom('notification').select('kind').execute();
    expect(notices.filter(({ kind }) => kind === 'verification-ending')).toHaveLength(3 * all);
  });

  it('are not sent while a renewal is with the reviewer, nor after it', async () => {
    const company = await calls.submitted('Ember Tools');
    await calls.pass(company.caseID);
    await calls.approve(company.caseID, dayIn(20));
    const renewal = await calls.handIn(company);
    await remindOwners(api.db);
    expect((await mails()).filter((subject) => subject.includes('ends on'))).toEqual([]);
    await calls.pass(renewal.caseID);
    await calls.approve(renewal.caseID, dayIn(400));
    await remindOwners(api.db);
    expect((await mails()).filter((subject) => subject.includes('ends on'))).toEqual([]);
  });
});
