import { setBusinessStatus } from '@wbn/contract/business/change-publication.ts';
import type { ReportableType, ReportReason } from '@wbn/contract/social/reports.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { reports } from '../commands/reports.ts';
import { selectStaffActions } from '../staff/staff-action.sql.ts';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { ask, post } from '../testing/call-server.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { addPerson } from '../testing/fixtures.ts';
import { send } from '../testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { decideReport } from './decide-report.ts';
import { requireAllowance, requireNotSuspended } from './require-allowance.ts';

let api: TestServer;
let ana: BusinessPerson;
let bea: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  ana = await addAccount(api, 'Ana');
  bea = await addAccount(api, 'Bea');
});
// Every step has opened and closed its cases of the desk.
afterEach(async () => expect(await selectStray.all(api.db)).toEqual([]));
afterAll(() => api.stop());

const say = commandCalls(() => api, reports);

const report = (resourceID: string, resourceType: ReportableType, given: object = {}, by = ana) =>
  post(`${api.url}/social/reports`, { resourceID, resourceType, reason: 'spam', ...given }, by.headers);
const own = async (by = ana) => (await ask(`${api.url}/social/reports`, { headers: by.headers })).body.data;
const decide = (
  caseID: string,
  decision: 'keep' | 'remove',
  until: Date | null = null,
  given: { readonly reason?: ReportReason } = {},
) => decideReport(api.services, readStaff('Vera'), { caseID, decision, note: 'Seen.', until, ...given });
const noticesOf = (user: BusinessPerson) =>
  api.db
    .selectFrom('notification')
    .select(['kind', 'resource_id'])
    .where('user_id', '=', user.userID)
    .orderBy('id')
    .execute();
const nextMonth = () => new Date(Date.now() + 30 * 86_400_000);

async function addPost(user_id: string, content = 'Pay first, ask later') {
  const id = newId();
  await api.db
    .insertInto('post')
    .values({ id, user_id, timeline_id: user_id, timeline_type: 'user', content })
    .execute();
  return id;
}

async function addComment(user_id: string, given: { on: string; answers?: string }) {
  const id = newId();
  await api.db
    .insertInto('comment')
    .values({
      id,
      user_id,
      content: 'Cheap valves!',
      resource_id: given.answers ?? given.on,
      resource_type: given.answers ? 'comment' : 'post',
      root_id: given.on,
      root_type: 'post',
    })
    .execute();
  return id;
}

describe('reports', () => {
  it('collects reports of one thing in one case, one per person, and refuses reports of one’s own', async () => {
    const author = await addAccount(api, 'Carl');
    const postID = await addPost(author.userID);
    const first = await report(postID, 'post', { reason: 'fraud', note: '  Asked me for a deposit ' });
    expect(first.body.data).toMatchObject({
      resourceID: postID,
      ownerName: 'Carl Rossi',
      excerpt: 'Pay first, ask later',
      reason: 'fraud',
      note: 'Asked me for a deposit',
      state: 'open',
    });
    expect((await report(postID, 'post', { reason: 'abuse' })).body.data).toEqual(first.body.data);
    expect((await report(postID, 'post', {}, bea)).body.data.reportID).toBe(first.body.data.reportID);
    expect(await say('list')).toContain('post, 2 reports: fraud, spam');

    const mine = await report(postID, 'post', {}, author);
    expect([mine.status, mine.body.fields.resourceID]).toEqual([400, expect.stringContaining('your own')]);
    const { businessID, member } = await addBusinessPeople(api);
    expect((await report(businessID, 'business', {}, member)).status).toBe(400);
    expect((await report(newId(), 'comment')).status).toBe(404);
    expect((await report(postID, 'post', { reason: 'other' }, bea)).body.fields.note).toContain('required');
  });

  it('opens one case for many simultaneous reports', async () => {
    const postID = await addPost(await addPerson(api.db));
    const people = await Promise.all(Array.from({ length: 8 }, () => addAccount(api, 'Dan')));
    const answers = await Promise.all(people.map((person) => report(postID, 'post', {}, person)));
    expect(new Set(answers.map(({ body }) => body.data.reportID)).size).toBe(1);
  });
});

describe('decisions', () => {
  it('removes a comment with its answers and notifies all reporters, even those its author has blocked', async () => {
    const author = await addPerson(api.db);
    const postID = await addPost(author);
    const commentID = await addComment(author, { on: postID });
    const answerID = await addComment(ana.userID, { on: postID, answers: commentID });
    const { reportID } = (await report(commentID, 'comment')).body.data;
    await report(commentID, 'comment', {}, bea);
    await api.db
      .insertInto('block')
      .values({ blocker_id: ana.userID, blocker_type: 'user', blocked_id: author, blocked_type: 'user' })
      .execute();
    await decide(reportID, 'remove');
    const left = await api.db
      .selectFrom('comment')
      .select('id')
      .where('id', 'in', [commentID, answerID])
      .where('removed_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
    for (const reporter of [ana, bea])
      expect(await noticesOf(reporter)).toContainEqual({ kind: 'report-decided', resource_id: commentID });
    expect(await own()).toContainEqual(expect.objectContaining({ reportID, state: 'removed' }));
    const described = await say('show', reportID);
    expect(described).toContain('which is not on the site any more');
    expect(described).toMatch(/remove as spam, by Vera: Seen\./);
    await expect(decide(reportID, 'remove')).rejects.toThrow('nobody objects');
  });

  it('STF-01: are recorded with who decided and what was decided before; a refused one is not', async () => {
    const postID = await addPost(await addPerson(api.db));
    const { reportID } = (await report(postID, 'post')).body.data;
    await decide(reportID, 'keep');
    await decide(reportID, 'remove');
    await expect(decide(reportID, 'remove')).rejects.toThrow('nobody objects');
    const rows = await selectStaffActions.all(api.db, { targetID: reportID, most: 9 });
    expect(rows).toMatchObject([
      { before: { decision: 'keep' }, after: { decision: 'remove', resourceID: postID, reason: 'spam' } },
      { staff_id: 'command:Vera', reason: 'Seen.', before: { decision: null }, after: { decision: 'keep' } },
    ]);
    expect(rows).toHaveLength(2);
  });

  it('tells the author of a removed text how it began and why: the most frequent reason, or the operator’s', async () => {
    const carl = await addAccount(api, 'Carl');
    const dora = await addAccount(api, 'Dora');
    const removed = async (content: string, given: { readonly reason?: ReportReason } = {}) => {
      const postID = await addPost(carl.userID, content);
      const { reportID } = (await report(postID, 'post', { reason: 'fraud' })).body.data;
      for (const one of [bea, dora]) await report(postID, 'post', { reason: 'abuse' }, one);
      await decide(reportID, 'remove', null, given);
    };
    await removed('Pay first');
    await removed('Cheap valves', { reason: 'counterfeit' });
    const { body } = await ask(`${api.url}/notification/list`, { headers: carl.headers });
    const told = { kind: 'text-removed', isUnread: true };
    expect(body.data.notifications).toMatchObject([
      { ...told, reason: 'counterfeit', resource: { type: 'post' }, root: { text: 'Cheap valves' } },
      { ...told, reason: 'abuse', root: { type: 'report-case', text: 'Pay first' } },
    ]);
    const { reportID } = (await report(await addPost(carl.userID), 'post')).body.data;
    await expect(decide(reportID, 'keep', null, { reason: 'spam' })).rejects.toThrow(
      'reason: is for decisions against texts',
    );
  });

  it('keep changes only the state; a new report opens a new case', async () => {
    const postID = await addPost(await addPerson(api.db));
    const { reportID } = (await report(postID, 'post')).body.data;
    await decide(reportID, 'keep');
    expect((await own())[0]).toMatchObject({ reportID, state: 'kept' });
    expect((await report(postID, 'post', {}, bea)).body.data).toMatchObject({ state: 'open' });
    await expect(decide(newId(), 'keep')).rejects.toThrow('There is no case');
  });

  it('ERR-12: takes a company off the site, unpublishable until the decision is changed', async () => {
    const { businessID, owner } = await addBusinessPeople(api, {
      industry_id: '0006',
      category_ids: ['0006.01'],
      country: 'IT',
      short_description: 'Valves',
      contact: JSON.stringify({ email: 'info@valves.example' }),
      status: 'published',
    });
    const publish = () =>
      send(
        api,
        setBusinessStatus,
        { params: { id: businessID }, body: { status: 'published' } },
        owner.headers,
      );
    const { reportID } = (await report(businessID, 'business', { reason: 'false-claims' })).body.data;
    await decide(reportID, 'remove');
    expect((await ask(`${api.url}/business/profile/${businessID}`)).status).toBe(404);
    const refused = await publish();
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('After a report')]);
    expect(refused.body.reason).toBe('held');
    const { headers } = await addAccount(api, 'Stranger');
    const byStranger = { params: { id: businessID }, body: { status: 'published' } };
    await decide(reportID, 'keep');
    expect((await ask(`${api.url}/business/profile/${businessID}`)).status).toBe(200);
    const stranger = await send(api, setBusinessStatus, byStranger, headers);
    expect([stranger.status, stranger.body.reason]).toEqual([403, 'no-member']);
  });

  it('ERR-12: suspends a person from writing until a given day', async () => {
    const carl = await addAccount(api, 'Carl');
    const { reportID } = (await report(carl.userID, 'user', { reason: 'abuse' })).body.data;
    await expect(decide(reportID, 'remove')).rejects.toThrow('until: is required');
    await expect(decide(reportID, 'remove', new Date(0))).rejects.toThrow('must be in the future');
    const until = nextMonth();
    await decide(reportID, 'remove', until);
    const refused = await report(await addPerson(api.db), 'user', {}, carl);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining(until.toISOString().slice(0, 10)),
    ]);
    expect(refused.body.reason).toBe('suspended');
    await expect(requireNotSuspended(api.db, carl.userID)).rejects.toThrow('may not write');
    await decide(reportID, 'keep');
    await expect(requireNotSuspended(api.db, carl.userID)).resolves.toBeUndefined();
  });
});

describe('limits of new accounts', () => {
  async function addAged(age: string, email_verified = true) {
    const person = await addAccount(api, 'Eva');
    await api.db
      .updateTable('account.user')
      .set({ created_at: sql<Date>`now() - ${age}::interval`, email_verified })
      .where('id', '=', person.userID)
      .execute();
    return person;
  }

  it('lets older accounts report more', async () => {
    const most = { '1 minute': 10, '3 days': 20 };
    for (const [age, allowed] of Object.entries(most)) {
      const person = await addAged(age);
      const statuses: number[] = [];
      for (let count = 0; count <= allowed; count += 1)
        statuses.push((await report(await addPerson(api.db), 'user', {}, person)).status);
      expect(statuses, age).toEqual([...Array.from({ length: allowed }, () => 200), 429]);
    }
    const old = await addAged('31 days');
    for (let count = 0; count < 61; count += 1)
      await requireAllowance(api.db, { userID: old.userID, act: 'report' });
  });

  it('tells in the refusal the limit, when it lifts and the next limit; refused reports are not counted', async () => {
    const person = await addAged('2 hours');
    await requireAllowance(api.db, { userID: person.userID, act: 'report', times: 10 });
    const target = await addPerson(api.db);
    const refused = await report(target, 'user', {}, person);
    const tomorrow = new Date(Date.now() + 22 * 3_600_000).toISOString().slice(0, 10);
    expect([refused.status, refused.body.name]).toEqual([429, 'TooManyRequests']);
    expect(refused.body.message).toBe(
      `A new account may make 10 reports a day; you can go on in 24 hours. From ${tomorrow} on 20 are allowed.`,
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(await own(person)).toEqual([]);
    const counted = await api.db
      .selectFrom('call_count')
      .select('count')
      .where('client', '=', person.userID)
      .executeTakeFirst();
    expect(counted?.count).toBe(10);
  });

  it('keeps the lowest limit for an account without a confirmed address', async () => {
    const person = await addAged('40 days', false);
    await requireAllowance(api.db, { userID: person.userID, act: 'report', times: 3 });
    const refused = await report(await addPerson(api.db), 'user', {}, person);
    expect(refused.body.message).toContain('Confirm your e-mail address');
  });
});
