import { loadObjection, objectToDecision } from '@wbn/contract/social/objections.ts';
import { loadRemoval, objectToRemoval } from '@wbn/contract/social/removals.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { decideClaim } from '../claims/settle-claim.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { objections } from '../commands/objections.ts';
import { refuseRequest } from '../messaging/held/held-requests.ts';
import { decideReport } from '../safety/decide-report.ts';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { addRequest } from '../testing/add-request.ts';
import { addStaff } from '../testing/add-staff.ts';
import { post } from '../testing/call-server.ts';
import { claimCalls } from '../testing/claim-calls.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { addBusiness } from '../testing/fixtures.ts';
import { send } from '../testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { reviewer, verificationCalls } from '../testing/verification-calls.ts';
import { decideVerification } from '../verification/review/decide-verification.ts';
import { decideObjection } from './decide-objection.ts';

let api: TestServer;
let ana: BusinessPerson;
let bea: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  [ana, bea] = [await addAccount(api, 'Ana'), await addAccount(api, 'Bea')];
});
afterEach(async () => {
  await api.db.updateTable('staff_member').set({ left_at: new Date() }).execute();
  expect(await selectStray.all(api.db)).toEqual([]);
});
afterAll(() => api.stop());

const say = commandCalls(() => api, objections);
const vera = readStaff('Vera');
const sam = readStaff('Sam');

/** A post of Ana that Bea has reported. */
async function addReported() {
  const postID = newId();
  await api.db
    .insertInto('post')
    .values({
      ...{ id: postID, user_id: ana.userID, timeline_id: ana.userID, timeline_type: 'user' },
      content: 'Certified valves',
    })
    .execute();
  const body = { resourceID: postID, resourceType: 'post', reason: 'fraud' };
  return { postID, caseID: (await post(`${api.url}/social/reports`, body, bea.headers)).body.data.reportID };
}

const decide = (caseID: string, decision: 'keep' | 'remove', staff = vera) =>
  decideReport(api.services, staff, { caseID, decision, note: 'Seen.', until: null });
type Type = 'report' | 'claim' | 'verification' | 'request';
const at = (type: Type, id: string) => ({ params: { type, id } });
const load = async (type: Type, id: string, { headers }: BusinessPerson) =>
  send(api, loadObjection, at(type, id), headers);
const object = async (type: Type, id: string, { headers }: BusinessPerson) =>
  send(api, objectToDecision, { ...at(type, id), body: { content: 'This is wrong.' } }, headers);
const objectToRemovalOf = (caseID: string, { headers }: BusinessPerson) =>
  send(api, objectToRemoval, { params: { id: caseID }, body: { content: 'It is certified.' } }, headers);
const objectionOf = async (subjectID: string) =>
  (
    await api.db
      .selectFrom('objection')
      .select('id')
      .where('subject_id', '=', subjectID)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
const settle = async (subjectID: string, outcome: 'upheld' | 'confirmed', staff = sam) =>
  decideObjection(api.services, staff, {
    ...{ objectionID: await objectionOf(subjectID), outcome, answer: 'We looked again.' },
  });
const lastTold = ({ userID }: BusinessPerson) =>
  api.db
    .selectFrom('notification')
    .select(['kind', 'outcome'])
    .where('user_id', '=', userID)
    .orderBy('position', 'desc')
    .executeTakeFirst();
const deskCase = (kind: string, subjectID: string) =>
  api.db
    .selectFrom('desk_case')
    .select(['state', 'outcome', 'decided_by'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectID)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
const stateOf = async (table: 'report_case' | 'business_claim' | 'verification_case', id: string) => {
  const column = table === 'report_case' ? sql.ref('decision') : sql.ref('state');
  const { rows } = await sql<{ state: string | null }>`
    select ${column} as state from ${sql.table(table)} where id = ${id}`.execute(api.db);
  return rows[0]?.state;
};
const isThere = async (id: string) =>
  (await api.db.selectFrom('post').select('removed_at').where('id', '=', id).executeTakeFirstOrThrow())
    .removed_at === null;

describe('STF-22 an objection of who reported and was told no', () => {
  it('is taken once, opens a case at the desk, and opens the report again when it was right', async () => {
    const { caseID, postID } = await addReported();
    expect((await object('report', caseID, bea)).status).toBe(404);
    await decide(caseID, 'keep');
    expect((await object('report', caseID, ana)).status).toBe(404);
    expect((await load('report', caseID, bea)).body.data).toEqual({ objectUntil: expect.any(String) });
    const [one, other] = await Promise.all([object('report', caseID, bea), object('report', caseID, bea)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const id = await objectionOf(caseID);
    expect(await deskCase('objection', id)).toMatchObject({ state: 'open' });
    expect(await say('list')).toContain(id);
    await settle(caseID, 'upheld');
    expect(await stateOf('report_case', caseID)).toBeNull();
    expect(await deskCase('report', caseID)).toMatchObject({ state: 'open' });
    expect(await deskCase('objection', id)).toMatchObject({ state: 'decided', outcome: 'upheld' });
    expect(await lastTold(bea)).toMatchObject({ kind: 'report-reviewed', outcome: 'reopened' });
    await decide(caseID, 'remove');
    expect(await isThere(postID)).toBe(false);
    await expect(settle(caseID, 'upheld')).rejects.toThrow('answered already');
  });

  it('stays answered when the decision was right', async () => {
    const { caseID } = await addReported();
    await decide(caseID, 'keep');
    await object('report', caseID, bea);
    await settle(caseID, 'confirmed');
    expect(await stateOf('report_case', caseID)).toBe('keep');
    const { data } = (await load('report', caseID, bea)).body;
    expect(data).toMatchObject({ objection: { outcome: 'confirmed', answer: 'We looked again.' } });
    expect(data.objectUntil).toBeUndefined();
    expect(await lastTold(bea)).toMatchObject({ kind: 'report-reviewed', outcome: 'confirmed' });
  });

  it('joins the case that is open by then', async () => {
    const { caseID, postID } = await addReported();
    await decide(caseID, 'keep');
    await object('report', caseID, bea);
    const dora = await addAccount(api, 'Dora');
    const body = { resourceID: postID, resourceType: 'post', reason: 'spam' };
    const later = (await post(`${api.url}/social/reports`, body, dora.headers)).body.data.reportID;
    await settle(caseID, 'upheld');
    expect(await stateOf('report_case', caseID)).toBe('keep');
    const reports = api.db.selectFrom('report').select('user_id').where('case_id', '=', later);
    expect((await reports.execute()).map(({ user_id }) => user_id).sort()).toEqual(
      [bea.userID, dora.userID].sort(),
    );
    await decide(later, 'keep');
  });

  it('ends with six months', async () => {
    const { caseID } = await addReported();
    await decide(caseID, 'keep');
    const old = { decided_at: sql<Date>`now() - interval '6 months 1 day'` };
    await api.db.updateTable('report_case').set(old).where('id', '=', caseID).execute();
    expect((await load('report', caseID, bea)).body.data).toEqual({});
    expect((await object('report', caseID, bea)).body.message).toContain('more than 6 months old');
  });
});

describe('STF-23 an objection', () => {
  it('is decided by another colleague where there is one', async () => {
    const { caseID, postID } = await addReported();
    const [own, other] = await Promise.all([
      addStaff(api.db, { name: 'Vera Moss' }),
      addStaff(api.db, { name: 'Sam Ito' }),
    ]);
    const staff = (id: string) => ({
      id,
      name: id === own ? 'Vera Moss' : 'Sam Ito',
      role: 'moderator' as const,
    });
    await decide(caseID, 'remove', staff(own));
    await objectToRemovalOf(caseID, ana);
    await expect(settle(caseID, 'confirmed', staff(own))).rejects.toThrow('a colleague has to decide');
    await expect(decide(caseID, 'keep', staff(own))).rejects.toThrow('a colleague has to decide');
    await settle(caseID, 'upheld', staff(other));
    expect(await isThere(postID)).toBe(true);
    expect(await stateOf('report_case', caseID)).toBe('keep');
    expect(await lastTold(ana)).toMatchObject({ kind: 'removal-reviewed', outcome: 'restored' });
    const removal = await send(api, loadRemoval, { params: { id: caseID } }, ana.headers);
    expect(removal.body.data).toMatchObject({ state: 'restored', objection: { outcome: 'upheld' } });
  });

  it('is decided by the same person where nobody else can', async () => {
    const { caseID, postID } = await addReported();
    const id = await addStaff(api.db, { name: 'Vera Moss' });
    await addStaff(api.db, { name: 'Lea Roth', role: 'support' });
    const only = { id, name: 'Vera Moss', role: 'moderator' as const };
    await decide(caseID, 'remove', only);
    await objectToRemovalOf(caseID, ana);
    await settle(caseID, 'confirmed', only);
    expect(await isThere(postID)).toBe(false);
    expect(await lastTold(ana)).toMatchObject({ kind: 'removal-reviewed', outcome: 'confirmed' });
  });

  it('of somebody who has deleted their account waits for nobody', async () => {
    const carl = await addAccount(api, 'Carl');
    const body = { resourceID: bea.userID, resourceType: 'user', reason: 'spam' };
    const caseID = (await post(`${api.url}/social/reports`, body, carl.headers)).body.data.reportID;
    await decide(caseID, 'keep');
    await object('report', caseID, carl);
    const id = await objectionOf(caseID);
    await api.db.deleteFrom('user_profile').where('id', '=', carl.userID).execute();
    expect(await deskCase('objection', id)).toMatchObject({ state: 'decided', outcome: 'withdrawn' });
  });
});

it('STF-22 a refused claim is decided again after an objection that was right', async () => {
  const businessID = await addBusiness(api.db, { company_name: 'Rossi Pompe', source: 'register' });
  await claimCalls(api, businessID).claimByDocument(ana);
  const { id: claimID } = await claimOf(businessID);
  await decideClaim(api.db, vera, { claimID, decision: 'refuse', reason: 'Not readable.' });
  expect((await object('claim', claimID, bea)).status).toBe(404);
  expect((await object('claim', claimID, ana)).status).toBe(200);
  await settle(claimID, 'upheld');
  expect(await stateOf('business_claim', claimID)).toBe('submitted');
  expect(await deskCase('claim', claimID)).toMatchObject({ state: 'open' });
  expect(await lastTold(ana)).toMatchObject({ kind: 'claim-changed', outcome: 'reopened' });
  await decideClaim(api.db, vera, { claimID, decision: 'refuse', reason: 'Still not readable.' });
  // A new decision can be objected to again.
  expect((await object('claim', claimID, ana)).status).toBe(200);
  await settle(claimID, 'confirmed');
  expect(await lastTold(ana)).toMatchObject({ kind: 'claim-changed', outcome: 'confirmed' });
});

const claimOf = (businessID: string) =>
  api.db
    .selectFrom('business_claim')
    .select('id')
    .where('business_id', '=', businessID)
    .executeTakeFirstOrThrow();

it('STF-22 a refused verification is reviewed again after an objection of an owner that was right', async () => {
  const calls = verificationCalls(api);
  const { caseID, ...people } = await calls.submitted('Rossi Valvole');
  await decideVerification(api.db, reviewer, { caseID, decision: 'reject', reason: 'The address differs.' });
  expect((await object('verification', caseID, people.member)).status).toBe(404);
  expect((await object('verification', caseID, people.owner)).status).toBe(200);
  await settle(caseID, 'upheld');
  expect(await stateOf('verification_case', caseID)).toBe('submitted');
  expect(await deskCase('verification', caseID)).toMatchObject({ state: 'open' });
  expect(await lastTold(people.owner)).toMatchObject({ kind: 'verification-changed', outcome: 'reopened' });
});

it('STF-22 a refused inquiry is delivered after an objection of its sender that was right', async () => {
  const { businessID } = await addBusinessPeople(api);
  const request = async () => {
    const id = await addRequest(api.db, { from: ana.userID, fromType: 'user', to: businessID });
    await api.db.updateTable('request').set({ status: 'held' }).where('id', '=', id).execute();
    await refuseRequest(api.db, vera, id);
    return id;
  };
  const id = await request();
  expect((await object('request', id, bea)).status).toBe(404);
  expect((await object('request', id, ana)).status).toBe(200);
  await settle(id, 'upheld');
  const { status } = await api.db
    .selectFrom('request')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('open');
  expect(await lastTold(ana)).toMatchObject({ kind: 'inquiry-reviewed', outcome: 'released' });
  const other = await request();
  await object('request', other, ana);
  expect(
    await say('decide', await objectionOf(other), 'confirmed', '--answer', 'Advertising.', '--by', 'Sam'),
  ).toContain('confirmed on');
  expect(await lastTold(ana)).toMatchObject({ kind: 'inquiry-reviewed', outcome: 'confirmed' });
});
