import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople, type BusinessPeople } from '../../../testing/add-business-people.ts';
import { ask } from '../../../testing/call-server.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';

let api: TestServer;
let ada: SignedIn;
let rossi: BusinessPeople;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  ada = await api.signInStaff({ name: 'Ada Brown', role: 'administrator' });
  rossi = await addBusinessPeople(api, { company_name: 'Rossi Valves', country: 'IT' });
});
afterAll(() => api.stop());

const call = (method: string, path: string, body?: object, who = ada) =>
  ask(`${api.url}/desk/people/${path}`, {
    method,
    headers: { ...who.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const jobsOf = async (task: string) =>
  (
    await sql<{ payload: object }>`
      select payload from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
      where identifier = ${task}`.execute(api.db)
  ).rows.map(({ payload }) => payload);
const lastAct = (id: string) =>
  api.db
    .selectFrom('staff_action')
    .select(['act', 'reason', 'before'])
    .where('target_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirst();

describe('STF-47 personal data at the desk', () => {
  it('orders the legal export once, with a fresh factor and a reason; only who ordered it sees it', async () => {
    const { userID } = rossi.member;
    const order = (who = ada) => call('POST', `${userID}/exports`, { reason: 'Court order 12/26' }, who);
    const { status, body } = await order();
    expect({ status, state: body.data?.state }).toEqual({ status: 200, state: 'waiting' });
    expect((await order()).body.message).toBe('An export of this person is made just now.');
    expect(await jobsOf('make-export')).toEqual([{ exportID: body.data.exportID }]);
    expect((await call('GET', `${userID}/exports`)).body.data).toHaveLength(1);
    const other = await api.signInStaff({ role: 'administrator', name: 'Ben Other' });
    expect((await call('GET', `${userID}/exports`, undefined, other)).body.data).toEqual([]);
    expect(await lastAct(userID)).toMatchObject({ act: 'export-account', reason: 'Court order 12/26' });
    const stale = await api.signInStaff({
      role: 'administrator',
      secondFactorAt: Date.now() / 1_000 - 3_600,
    });
    expect((await order(stale)).body.name).toBe('SecondFactorTooOld');
  });

  it('says what a deletion takes along and keeps, refuses what would leave a company alone, and orders it', async () => {
    const { owner, outsider, businessID } = rossi;
    expect((await call('GET', `${owner.userID}/deletion`)).body.data).toMatchObject({
      blocked: [{ businessID, name: 'Rossi Valves' }],
      ...{ going: [], returning: [], isStaff: false },
    });
    const remove = (id: string) => call('DELETE', id, { reason: 'Asked by letter' });
    expect((await remove(owner.userID)).body.message).toBe(
      'Others work for Rossi Valves: correct the owner first.',
    );
    expect((await remove(ada.userID)).status).toBe(409);
    expect(await jobsOf('delete-account-for-staff')).toEqual([]);

    const alone = await addBusinessPeople(api, { company_name: 'Alone' });
    await sql`delete from business_member where business_id = ${alone.businessID} and role <> 'owner'`.execute(
      api.db,
    );
    expect((await call('GET', `${alone.owner.userID}/deletion`)).body.data.going).toEqual([
      { businessID: alone.businessID, name: 'Alone' },
    ]);
    expect((await remove(outsider.userID)).body.data).toEqual({ userID: outsider.userID });
    expect(await jobsOf('delete-account-for-staff')).toMatchObject([
      { userID: outsider.userID, language: 'en' },
    ]);
    expect(await lastAct(outsider.userID)).toMatchObject({ act: 'delete-account', before: { threads: 0 } });
  });
});
