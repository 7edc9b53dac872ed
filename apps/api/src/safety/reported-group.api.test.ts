import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listGroupMembers } from '@wbn/contract/groups/group-members.ts';
import { listGroups, loadGroup, loadGroupTimeline } from '@wbn/contract/groups/groups.ts';
import { loadNewsfeed, loadPost } from '@wbn/contract/social/posts.ts';
import { loadRemoval, objectToRemoval } from '@wbn/contract/social/removals.ts';
import { listOwnReports, reportResource } from '@wbn/contract/social/reports.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { reports } from '../commands/reports.ts';
import { addAccount, type BusinessPerson } from '../testing/add-business-people.ts';
import { addGroup } from '../testing/add-group.ts';
import { addPost } from '../testing/add-post.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { groupCalls } from '../testing/group-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { decideReport } from './decide-report.ts';
import { endMeasures } from './end-measures.ts';

let api: TestServer;
let calls: ReturnType<typeof groupCalls>;
let owner: BusinessPerson;
let member: BusinessPerson;
let reporter: BusinessPerson;
let id: string;
let postID: string;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  calls = groupCalls(api);
});
// Every step has opened and closed its cases of the desk.
afterEach(async () => expect(await selectStray.all(api.db)).toEqual([]));
afterAll(() => api.stop());
beforeEach(async () => {
  [owner, member, reporter] = (await Promise.all(
    ['Olga', 'Mei', 'Rita'].map((name) => addAccount(api, name)),
  )) as [BusinessPerson, BusinessPerson, BusinessPerson];
  const members = { [owner.userID]: 'owner', [member.userID]: 'member' } as const;
  id = await addGroup(api.db, members, { name: 'Cheap certificates', purpose: 'Certificates within a day.' });
  postID = await addPost(api.db, { user_id: member.userID, timeline_id: id, timeline_type: 'group' });
});

const say = commandCalls(() => api, reports);
const report = (by = reporter) =>
  calls.call(reportResource, { body: { resourceID: id, resourceType: 'group', reason: 'false-claims' } }, by);
const decide = (caseID: string, decision: 'keep' | 'remove') =>
  decideReport(api.services, readStaff('Vera'), { caseID, decision, note: 'Seen.', until: null });
const newest = async ({ userID }: BusinessPerson) =>
  api.db
    .selectFrom('notification')
    .select(['kind', 'outcome', 'resource_id', 'root_id'])
    .where('user_id', '=', userID)
    .orderBy('position', 'desc')
    .executeTakeFirst();

/** Statuses and lists by which anybody would see the group. */
async function seenBy(who: BusinessPerson | undefined) {
  const at = { params: { id } };
  const statuses = [];
  for (const call of [loadGroup, loadGroupTimeline, listGroupMembers])
    statuses.push((await calls.call(call, at, who)).status);
  statuses.push((await calls.call(loadPost, { params: { postID } }, who)).status);
  const { items } = await calls.done(listGroups, { query: { search: 'Cheap' } }, who);
  const listed = items.some(({ groupID }: { groupID: string }) => groupID === id);
  return { statuses, listed };
}

describe('GRP-12: a reported group', () => {
  it('is hidden from everybody, and its owner is told why, by mail too, and objects once', async () => {
    await api.db
      .updateTable('business_group')
      .set({ words: sql`'''cheap'':1'::tsvector` })
      .where('id', '=', id)
      .execute();
    const { reportID } = (await report()).body.data;
    expect(await say('list')).toMatch(new RegExp(`${reportID}  group, 1 report: false-claims`));
    expect(await say('show', reportID)).toContain('Certificates within a day.');
    expect(await seenBy(undefined)).toEqual({ statuses: [200, 200, 200, 200], listed: true });
    await decide(reportID, 'remove');
    for (const who of [undefined, member, owner])
      expect(await seenBy(who)).toEqual({ statuses: [404, 404, 404, 404], listed: false });
    expect((await calls.done(loadNewsfeed, {}, owner)).items).toEqual([]);
    expect(await say('show', reportID)).toContain('which is not on the site any more');

    const told = { kind: 'measure-decided', outcome: 'group-off', resource_id: id, root_id: reportID };
    expect(await newest(owner)).toEqual(told);
    await api.jobs.settle();
    const mails = readdirSync(api.outboxDir).map((name) =>
      readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''),
    );
    const mail = mails.find((one) => one.includes(`To: ${owner.email}`));
    expect(mail).toContain('Subject: The group Cheap certificates was hidden');
    expect(mail).toContain('clause 8.3 of the terms');
    expect(mail).toContain(`/removals/${reportID}`);
    expect(await newest(member)).toBeUndefined();
    expect(await newest(reporter)).toMatchObject({ kind: 'report-decided' });
    const at = { params: { id: reportID } };
    expect(await calls.done(loadRemoval, at, owner)).toMatchObject({
      ...{ resourceType: 'group', content: 'Cheap certificates', reason: 'false-claims', state: 'removed' },
    });
    expect((await calls.call(loadRemoval, at, member)).status).toBe(404);
    await calls.done(objectToRemoval, { ...at, body: { content: 'They are real.' } }, owner);
    expect((await calls.call(objectToRemoval, { ...at, body: { content: 'Again' } }, owner)).status).toBe(
      409,
    );
    await decide(reportID, 'remove');
    expect(await newest(owner)).toMatchObject({ outcome: 'group-stays-off' });
  });

  it('comes back with its members and posts by keep, and its owner is told', async () => {
    const { reportID } = (await report()).body.data;
    await decide(reportID, 'remove');
    await decide(reportID, 'keep');
    expect((await seenBy(member)).statuses).toEqual([200, 200, 200, 200]);
    expect(await newest(owner)).toMatchObject({ kind: 'measure-decided', outcome: 'group-back' });
    expect(await calls.done(loadRemoval, { params: { id: reportID } }, owner)).toMatchObject({
      state: 'restored',
    });
    const { data } = (await calls.call(listOwnReports, {}, reporter)).body;
    expect(data[0]).toMatchObject({ resourceType: 'group', ownerName: 'Cheap certificates', state: 'kept' });
  });

  it('that is kept tells the reporter and not the owner; nobody reports their own, or one they may not see', async () => {
    const { reportID } = (await report()).body.data;
    await decide(reportID, 'keep');
    expect(await newest(reporter)).toMatchObject({ kind: 'report-decided' });
    expect(await newest(owner)).toBeUndefined();
    expect((await report(owner)).status).toBe(400);
    expect((await report(member)).status).toBe(200);
    await api.db.updateTable('business_group').set({ access: 'private' }).where('id', '=', id).execute();
    await api.db.insertInto('group_ban').values({ group_id: id, user_id: reporter.userID }).execute();
    expect((await report()).status).toBe(404);
  });

  it('STF-20: hidden until a day is shown again by itself, and its owner is told', async () => {
    const { reportID } = (await report()).body.data;
    const until = new Date(Date.now() + 86_400_000);
    const order = { caseID: reportID, decision: 'remove', note: 'Seen.', until } as const;
    await decideReport(api.services, readStaff('Vera'), order);
    const isShown = async () =>
      (await api.db.selectFrom('business_group').select('is_shown').where('id', '=', id).executeTakeFirst())
        ?.is_shown;
    expect(await isShown()).toBe(false);
    const past = { until: new Date(Date.now() - 1_000) };
    await api.db.updateTable('measure').set(past).where('decision_id', '=', reportID).execute();
    await endMeasures(api.services);
    expect(await isShown()).toBe(true);
    expect(await newest(owner)).toMatchObject({ kind: 'measure-decided', outcome: 'group-over' });
  });
});
