import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../../../cases/waiting-sources.sql.ts';
import { addAccount, type BusinessPerson } from '../../../testing/add-business-people.ts';
import { addPost } from '../../../testing/add-post.ts';
import { post } from '../../../testing/call-server.ts';
import { claimCalls } from '../../../testing/claim-calls.ts';
import { deskCalls, textOf } from '../../../testing/desk-calls.ts';
import { addBusiness } from '../../../testing/fixtures.ts';
import { mailsTo } from '../../../testing/read-mails.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { dayIn } from '../../../testing/verification-calls.ts';

let api: TestServer;
let vera: ReturnType<typeof deskCalls>;
let ken: ReturnType<typeof deskCalls>;
let ana: BusinessPerson;
let carl: BusinessPerson;
beforeEach(async () => {
  api = await startTestServer(inject('postgresUrl'));
  vera = deskCalls(api, await api.signInStaff({ name: 'Vera Moss' }));
  ken = deskCalls(api, await api.signInStaff({ name: 'Ken Adeyemi' }));
  [ana, carl] = [await addAccount(api, 'Ana'), await addAccount(api, 'Carl')];
});
afterEach(async () => {
  expect(await selectStray.all(api.db)).toEqual([]);
  await api.stop();
});

const objectionID = async () =>
  (await api.db.selectFrom('objection').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;

async function reportPost(): Promise<{ postID: string; caseID: string }> {
  const postID = await addPost(api.db, { user_id: carl.userID, content: 'Pay first, ask later' });
  const asked = { resourceID: postID, resourceType: 'post', reason: 'fraud' };
  const { body } = await post(`${api.url}/social/reports`, asked, ana.headers);
  return { postID, caseID: body.data.reportID };
}

const measures = () =>
  api.db.selectFrom('measure').select('kind').where('ended_at', 'is', null).orderBy('kind').execute();

describe('STF-60 objections at the desk', () => {
  it('is decided by another colleague than the first decision, and undoes all of its measures', async () => {
    const { postID, caseID } = await reportPost();
    const report = await vera.caseOf('report', caseID);
    const values = { measure: 'remove', reason: 'fraud', note: 'Seen.', reply: 'Not allowed here.' };
    const mute = { name: 'mute', values: { until: dayIn(7) } };
    const preview = await vera.send('POST', `cases/${report.caseID}/preview`, {
      ...{ decision: { name: 'remove', values }, measures: [mute] },
    });
    expect(preview.body.data.map(({ to }: { to: string }) => to)).toEqual(['Carl Rossi', 'Carl Rossi']);
    expect(JSON.stringify(preview.body.data)).toContain('Not allowed here.');
    expect(await measures()).toEqual([]);
    await vera.carryOut(report, 'remove', values, [mute]);
    const before = (await mailsTo(api, carl.email)).length;
    expect(before).toBe(2);
    const objected = await post(
      `${api.url}/social/removals/${caseID}/objection`,
      { content: 'It was a joke.' },
      carl.headers,
    );
    expect(objected.status, JSON.stringify(objected.body)).toBe(200);
    const id = await objectionID();
    const own = await vera.caseOf('objection', id);
    expect([own.decisions, own.barred]).toEqual([[], expect.stringContaining('a colleague has to decide')]);
    expect((await vera.decide(own, 'upheld', { reply: 'Yes' })).status).toBe(409);
    const found = await ken.caseOf('objection', id);
    for (const part of ['It was a joke.', 'Vera Moss', 'Pay first, ask later', 'mute'])
      expect(textOf(found)).toContain(part);
    expect(await ken.carryOut(found, 'upheld', { reply: 'You are right.' })).toMatchObject({
      ...{ state: 'decided', outcome: 'upheld', decidedBy: 'Ken Adeyemi' },
    });
    expect(await measures()).toEqual([]);
    const row = await api.db
      .selectFrom('post')
      .select('removed_at')
      .where('id', '=', postID)
      .executeTakeFirstOrThrow();
    expect(row.removed_at).toBeNull();
    expect((await mailsTo(api, carl.email)).length).toBeGreaterThan(before);
  });

  it('of a reporter who was told no opens the report again', async () => {
    const { caseID } = await reportPost();
    await vera.carryOut(await vera.caseOf('report', caseID), 'keep', { note: 'Fine.' });
    const said = { content: 'He took my money.' };
    expect((await post(`${api.url}/social/objections/report/${caseID}`, said, ana.headers)).status).toBe(200);
    const found = await ken.caseOf('objection', await objectionID());
    await ken.carryOut(found, 'upheld', { reply: 'We look again.' });
    expect(await ken.caseOf('report', caseID)).toMatchObject({ state: 'open' });
  });

  it('of a refused claim lets it wait again', async () => {
    const businessID = await addBusiness(api.db, { company_name: 'Rossi Pompe', source: 'register' });
    const claimID = await claimCalls(api, businessID).claimByDocument(ana);
    await vera.carryOut(await vera.caseOf('claim', claimID), 'refuse', { reply: 'It names nobody.' });
    const said = { content: 'Page two names me.' };
    expect((await post(`${api.url}/social/objections/claim/${claimID}`, said, ana.headers)).status).toBe(200);
    const found = await ken.caseOf('objection', await objectionID());
    expect(textOf(found)).toContain('Rossi Pompe');
    await ken.carryOut(found, 'confirmed', { reply: 'It does not.' });
    expect((await ken.list(`kinds=claim&subjectID=${claimID}`)).length).toBe(0);
  });
});
