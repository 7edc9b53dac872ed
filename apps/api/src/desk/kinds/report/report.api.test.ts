import type { ReportableType } from '@wbn/contract/social/reports.ts';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { selectStaffActions } from '../../../staff/staff-action.sql.ts';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../../../testing/add-business-people.ts';
import { addPost } from '../../../testing/add-post.ts';
import { post } from '../../../testing/call-server.ts';
import { deskCalls, textOf } from '../../../testing/desk-calls.ts';
import { mailsTo } from '../../../testing/read-mails.ts';
import { requestCalls } from '../../../testing/request-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { SignedIn } from '../../../testing/test-tokens.ts';
import { dayIn } from '../../../testing/verification-calls.ts';

let api: TestServer;
let vera: SignedIn;
let desk: ReturnType<typeof deskCalls>;
let ana: BusinessPerson;
let carl: BusinessPerson;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  vera = await api.signInStaff({ name: 'Vera Moss' });
  desk = deskCalls(api, vera);
  [ana, carl] = [await addAccount(api, 'Ana'), await addAccount(api, 'Carl')];
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

async function report(
  resourceID: string,
  resourceType: ReportableType,
  { by = ana, ...given }: { by?: BusinessPerson; reason?: string; note?: string } = {},
): Promise<string> {
  const { status, body } = await post(
    `${api.url}/social/reports`,
    { resourceID, resourceType, reason: 'spam', ...given },
    by.headers,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.reportID;
}

const measures = () =>
  api.db
    .selectFrom('measure')
    .select(['kind', 'target_id', 'until'])
    .where('ended_at', 'is', null)
    .orderBy('kind')
    .execute();
const isThere = async (id: string) =>
  (await api.db.selectFrom('post').select('removed_at').where('id', '=', id).executeTakeFirstOrThrow())
    .removed_at === null;

describe('STF-60 STF-63 reports at the desk', () => {
  it('shows the thing, its reporters and what is around it; removes it and mutes its author in one decision', async () => {
    const earlier = await addPost(api.db, { user_id: carl.userID, content: 'New pumps.' });
    const postID = await addPost(api.db, { user_id: carl.userID, content: 'Pay first, ask later' });
    const caseID = await report(postID, 'post', { reason: 'fraud', note: 'Asked me for a deposit' });
    await report(postID, 'post', { by: await addAccount(api, 'Bea'), reason: 'fraud' });
    const found = await desk.caseOf('report', caseID);
    expect(found).toMatchObject({ harm: 2, about: { id: carl.userID, type: 'user' } });
    for (const part of [
      'Pay first, ask later',
      'Asked me for a deposit',
      'Ana Rossi',
      'Bea Rossi',
      'New pumps.',
    ])
      expect(textOf(found)).toContain(part);
    expect(found.decisions.map(({ name, key, measures: with_ }) => [name, key, with_])).toEqual([
      ['keep', 'o', ['mute-reports']],
      ['remove', 'r', undefined],
    ]);
    expect(found.measures.map(({ name }) => name)).toEqual(['mute', 'suspend', 'mute-reports']);
    const values = {
      measure: 'remove',
      reason: 'fraud',
      note: 'Seen before.',
      reply: 'We do not allow this.',
    };
    const mute = { name: 'mute', values: { until: dayIn(7) } };
    expect((await desk.decide(found, 'remove', values, [{ name: 'mute', values: {} }])).body.fields).toEqual({
      'mute.until': 'is required',
    });
    expect((await desk.decide(found, 'keep', { note: 'Fine' }, [mute])).body.fields).toHaveProperty(
      'measures',
    );
    expect(await desk.carryOut(found, 'remove', values, [mute])).toMatchObject({
      ...{ state: 'decided', outcome: 'remove', past: [{ reason: 'Seen before.' }] },
    });
    expect([await isThere(postID), await isThere(earlier)]).toEqual([false, true]);
    expect(await measures()).toEqual([
      { kind: 'mute', target_id: carl.userID, until: new Date(`${dayIn(7)}T23:59:59Z`) },
      { kind: 'remove', target_id: postID, until: null },
    ]);
    expect((await mailsTo(api, carl.email)).some(({ text }) => text.includes('We do not allow this.'))).toBe(
      true,
    );
    expect(await selectStaffActions.all(api.db, { targetID: caseID, most: 9 })).toMatchObject([
      { act: 'decide-report', reason: 'Seen before.', staff_id: vera.userID, case_id: found.caseID },
    ]);
    await report(earlier, 'post', { by: await addAccount(api, 'Dan') });
  });

  it('keeps what is right and mutes somebody who floods, chosen by name', async () => {
    const postID = await addPost(api.db, { user_id: carl.userID });
    const caseID = await report(postID, 'post');
    await report(postID, 'post', { by: await addAccount(api, 'Bea') });
    const found = await desk.caseOf('report', caseID);
    const [flood] = found.measures.filter(({ name }) => name === 'mute-reports');
    const reporter = flood?.fields.find(({ name }) => name === 'reporter')?.choices?.[0] ?? '';
    expect(reporter).toContain('Ana Rossi');
    await desk.carryOut(found, 'keep', { note: 'Nothing is wrong.' }, [
      { name: 'mute-reports', values: { reporter, until: dayIn(7) } },
    ]);
    expect(await isThere(postID)).toBe(true);
    expect(await measures()).toMatchObject([{ kind: 'mute-reports', target_id: ana.userID }]);
    const other = await report(await addPost(api.db, { user_id: carl.userID }), 'post');
    expect(await desk.list(`subjectID=${other}`)).toEqual([]);
  });

  it('suspends a person or a company until a day, and ends a reported thread', async () => {
    const person = await desk.caseOf('report', await report(carl.userID, 'user'));
    const note = 'Seen.';
    const mains = { measure: 'suspend', reason: 'abuse', until: dayIn(30), note };
    await desk.carryOut(person, 'remove', mains);
    const { businessID, owner } = await addBusinessPeople(api, { company_name: 'Acme' });
    const firm = await desk.caseOf('report', await report(businessID, 'business', { reason: 'counterfeit' }));
    expect(firm.harm).toBe(1);
    await desk.carryOut(firm, 'remove', { reason: 'counterfeit', note });
    expect(await measures()).toMatchObject([
      { kind: 'suspend', target_id: carl.userID },
      { kind: 'suspend', target_id: businessID, until: null },
    ]);
    const asked = await addBusinessPeople(api, { company_name: 'Other' });
    const { requestID } = await requestCalls(api).sent({ to: asked.businessID, from: ana.userID }, ana);
    const thread = await desk.caseOf('report', await report(requestID, 'request', { by: asked.owner }));
    expect(textOf(thread)).toContain('What does a pallet cost?');
    expect(thread.decisions[1]?.fields.map(({ name }) => name)).toEqual(['note']);
    await desk.carryOut(thread, 'remove', { note });
    const { status } = await api.db.selectFrom('request').select('status').executeTakeFirstOrThrow();
    expect([status, owner.email.length > 0]).toEqual(['closed', true]);
  });

  it('counts how often a reporter was right, and is no work of support', async () => {
    const first = await desk.caseOf(
      'report',
      await report(await addPost(api.db, { user_id: carl.userID }), 'post'),
    );
    await desk.carryOut(first, 'remove', { measure: 'hide', reason: 'spam', note: 'Spam', until: dayIn(9) });
    const caseID = await report(await addPost(api.db, { user_id: carl.userID }), 'post');
    const second = await desk.caseOf('report', caseID);
    expect(textOf(second)).toContain('1 / 1');
    const ken = deskCalls(api, await api.signInStaff({ name: 'Ken Adeyemi', role: 'support' }));
    expect((await ken.decide(second, 'keep', { note: 'Fine' })).status).toBe(404);
  });
});
