import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOwnBusinesses, loadBusiness } from '@wbn/contract/business/business.ts';
import { setBusinessStatus } from '@wbn/contract/business/change-publication.ts';
import { loadOwnProfile } from '@wbn/contract/social/own-profile.ts';
import { loadRemoval, objectToRemoval } from '@wbn/contract/social/removals.ts';
import type { ReportableType } from '@wbn/contract/social/reports.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { selectStray } from '../cases/waiting-sources.sql.ts';
import { readStaff } from '../commands/frame/verbs.ts';
import { reports } from '../commands/reports.ts';
import { cleanUpUploads } from '../files/clean-up-uploads.ts';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { ask, callServer, post } from '../testing/call-server.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { send } from '../testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { decideReport } from './decide-report.ts';
import { endMeasures } from './end-measures.ts';

let api: TestServer;
let author: BusinessPerson;
let reporter: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  author = await addAccount(api, 'Ana');
  reporter = await addAccount(api, 'Bea');
});
// Every step has opened and closed its cases of the desk.
afterEach(async () => expect(await selectStray.all(api.db)).toEqual([]));
afterAll(() => api.stop());

const say = commandCalls(() => api, reports);

const decide = (caseID: string, decision: 'keep' | 'remove', until: Date | null = null) =>
  decideReport(api.services, readStaff('Vera'), { caseID, decision, note: 'Seen.', until });
const load = (id: string, by = author) => send(api, loadRemoval, { params: { id } }, by.headers);
const object = (id: string, content: unknown = 'Our certificate is attached.', by = author) =>
  send(api, objectToRemoval, { params: { id }, body: { content } }, by.headers);
const newest = async (by = author) =>
  (await ask(`${api.url}/notification/list`, { headers: by.headers })).body.data.notifications[0];
const nextMonth = new Date(Date.now() + 30 * 86_400_000);
async function mailsTo({ email }: BusinessPerson) {
  await api.jobs.settle();
  return (existsSync(api.outboxDir) ? readdirSync(api.outboxDir).sort() : [])
    .map((name) => readFileSync(join(api.outboxDir, name), 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(`To: ${email}`));
}

/** A post of the author with two comments of theirs, one an answer. */
async function addTalk() {
  const [postID, commentID, answerID] = [newId(), newId(), newId()];
  const by = { user_id: author.userID };
  const on = { timeline_id: author.userID, timeline_type: 'user' as const };
  await api.db
    .insertInto('post')
    .values({ id: postID, ...by, ...on, content: 'Certified valves' })
    .execute();
  const root = { root_id: postID, root_type: 'post' as const };
  const about = { resource_id: postID, resource_type: 'post' as const };
  await api.db
    .insertInto('comment')
    .values({ id: commentID, ...by, ...root, ...about, content: 'Cheap' })
    .execute();
  const answered = { resource_id: commentID, resource_type: 'comment' as const };
  await api.db
    .insertInto('comment')
    .values({ id: answerID, ...by, ...root, ...answered, content: 'Very' })
    .execute();
  return { postID, commentID, answerID };
}

async function report(resourceID: string, resourceType: ReportableType, by = reporter): Promise<string> {
  const body = { resourceID, resourceType, reason: 'false-claims' };
  return (await post(`${api.url}/social/reports`, body, by.headers)).body.data.reportID;
}

const isThere = async (table: 'post' | 'comment', id: string) => {
  const row = await api.db
    .selectFrom(table)
    .select('removed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.removed_at === null;
};

describe('a post that an operator has removed', () => {
  it('tells its author the reason and takes one objection, which the operator reads and decides', async () => {
    const { postID } = await addTalk();
    const id = await report(postID, 'post');
    expect((await load(id)).status).toBe(404);
    await decide(id, 'remove');
    expect((await load(id)).body.data).toMatchObject({
      ...{ removalID: id, resourceID: postID, resourceType: 'post' },
      ...{ content: 'Certified valves', reason: 'false-claims', state: 'removed' },
    });
    expect((await load(id, reporter)).status).toBe(404);
    expect((await object(id, 'Not mine', reporter)).status).toBe(404);
    for (const content of [' ', 'x'.repeat(1001), 7]) {
      const refused = await object(id, content);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['content']]);
    }

    expect(await say('list')).not.toContain(id);
    const [one, other] = await Promise.all([object(id), object(id)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect(await say('list')).toMatch(new RegExp(`${id}.*objection since`));
    expect(await say('show', id)).toContain('Our certificate is attached.');

    await decide(id, 'remove');
    expect(await isThere('post', postID)).toBe(false);
    expect(await newest()).toMatchObject({ kind: 'removal-reviewed', outcome: 'confirmed', root: { id } });
    expect((await load(id)).body.data.objection.answeredAt).toBeDefined();
    expect(await say('list')).not.toContain(id);
    await expect(decide(id, 'remove')).rejects.toThrow('nobody objects');
  });

  it('is restored when the objection is right, and its author is notified', async () => {
    const { postID } = await addTalk();
    const id = await report(postID, 'post');
    await decide(id, 'remove');
    await object(id);
    await decide(id, 'keep');
    expect(await isThere('post', postID)).toBe(true);
    expect(await newest()).toMatchObject({ kind: 'removal-reviewed', outcome: 'restored' });
    const { objection, state } = (await load(id)).body.data;
    expect([state, typeof objection.answeredAt]).toEqual(['restored', 'string']);
    expect((await object(id, 'Again')).status).toBe(409);
  });

  it('is not restored when its author had removed it, or when it has been deleted for good', async () => {
    for (const end of [
      (id: string) =>
        api.db
          .updateTable('post')
          .set({ removed_at: sql<Date>`now() - interval '1 hour'` })
          .where('id', '=', id),
      (id: string) => api.db.deleteFrom('post').where('id', '=', id),
    ]) {
      const { postID } = await addTalk();
      const id = await report(postID, 'post');
      await decide(id, 'remove');
      await end(postID).execute();
      await expect(decide(id, 'keep')).rejects.toThrow('cannot be put back');
    }
  });
});

it('restores a removed comment with exactly the answers that were removed with it', async () => {
  const { commentID, answerID, postID } = await addTalk();
  const own = await report(answerID, 'comment');
  await decide(own, 'remove');
  const id = await report(commentID, 'comment');
  await decide(id, 'remove');
  await decide(id, 'keep');
  expect([await isThere('comment', commentID), await isThere('comment', answerID)]).toEqual([true, false]);
  await decide(own, 'keep');
  expect(await isThere('comment', answerID)).toBe(true);
  const { talk_count } = await api.db
    .selectFrom('comment_summary')
    .select('talk_count')
    .where('resource_id', '=', postID)
    .executeTakeFirstOrThrow();
  expect(talk_count).toBe(2);
});

it('keeps the picture of a removed post as long as the post can be restored', async () => {
  const id = newId().replaceAll('-', '');
  const url = `/files/pictures/${id}.jpeg`;
  const photo = JSON.stringify({ url });
  const old = sql<Date>`now() - interval '2 days'`;
  const file = { url, photo, object_keys: [], unused_since: old };
  await api.db
    .insertInto('picture')
    .values({ id, owner_id: author.userID, ...file })
    .execute();
  const { postID } = await addTalk();
  await api.db.updateTable('post').set({ picture: photo }).where('id', '=', postID).execute();
  await decide(await report(postID, 'post'), 'remove');
  const isKept = async () => {
    await api.db.updateTable('picture').set({ unused_since: old }).where('url', '=', url).execute();
    await cleanUpUploads(api.db, api.store);
    return (await api.db.selectFrom('picture').select('id').where('url', '=', url).execute()).length === 1;
  };
  expect(await isKept()).toBe(true);
  await api.db.deleteFrom('post').where('id', '=', postID).execute();
  expect(await isKept()).toBe(false);
});

async function addCompany() {
  const people = await addBusinessPeople(api, {
    ...{ company_name: 'Acme Valves', industry_id: '0006', category_ids: ['0006.01'], country: 'IT' },
    ...{ short_description: 'Valves', contact: JSON.stringify({ email: 'info@valves.example' }) },
  });
  const id = people.businessID;
  const isPublic = async () => (await ask(`${api.url}/business/profile/${id}`)).status === 200;
  const publication = async ({ headers }: BusinessPerson) =>
    (await callServer(api.url, loadBusiness, { params: { id } }, headers)).body.session.publication;
  const caseID = await report(id, 'business', await addAccount(api, 'Dora'));
  return { ...people, caseID, isPublic, publication };
}

describe('a company that is taken off the site', () => {
  it('SAN-01: tells its owner and admins what, why, by which clause and until when, by notification and mail', async () => {
    const { businessID, owner, admin, member, outsider, caseID, publication } = await addCompany();
    await decide(caseID, 'remove', nextMonth);
    for (const person of [owner, admin]) {
      expect(await newest(person)).toMatchObject({
        ...{ kind: 'measure-decided', outcome: 'company-off', reason: 'false-claims' },
        ...{ resource: { id: businessID, text: 'Acme Valves' }, root: { id: caseID } },
      });
      const [mail = '', ...more] = await mailsTo(person);
      expect(more).toEqual([]);
      expect(mail).toContain('Subject: Acme Valves was taken off the site');
      expect(mail).toContain('False claims: certificates, address, capacity (clause 8.3 of the terms)');
      expect(mail).toContain(`/removals/${caseID}`);
      const day = new Intl.DateTimeFormat('en', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      });
      expect(mail).toMatch(
        new RegExp(
          `until (?:${[...new Set(day.formatToParts(nextMonth).map(({ value }) => value))].join('|')})`,
        ),
      );
      const { body } = await load(caseID, person);
      expect(body.data).toMatchObject({
        ...{ resourceType: 'business', content: 'Acme Valves', reason: 'false-claims', state: 'removed' },
        until: nextMonth.toISOString(),
      });
    }
    const hold = { removalID: caseID, until: nextMonth.toISOString() };
    expect(await publication(owner)).toMatchObject({ status: 'unpublished', hold });
    const own = (await callServer(api.url, listOwnBusinesses, {}, owner.headers)).body.data;
    expect(own[0].publication.hold).toEqual(hold);
    for (const person of [member, outsider, reporter]) expect((await load(caseID, person)).status).toBe(404);
    expect(await newest(member)).toBeUndefined();
    expect(await mailsTo(member)).toEqual([]);
  });

  it('SAN-02: takes one objection of its owner or admins, which opens the case again and is answered', async () => {
    const { owner, admin, member, caseID, isPublic } = await addCompany();
    await decide(caseID, 'remove', nextMonth);
    expect((await object(caseID, 'It is not true.', member)).status).toBe(404);
    expect((await object(caseID, 'Our certificate is genuine.', owner)).status).toBe(200);
    expect((await object(caseID, 'And mine.', admin)).status).toBe(409);
    expect(await say('list')).toMatch(new RegExp(`${caseID}.*objection since`));
    await decide(caseID, 'remove');
    expect(await newest(owner)).toMatchObject({ outcome: 'company-stays-off' });
    const { data } = (await load(caseID, owner)).body;
    expect([data.until, typeof data.objection.answeredAt]).toEqual([undefined, 'string']);
    expect(await say('list')).not.toContain(caseID);
    const [, mail = ''] = await mailsTo(owner);
    expect(mail).toContain('Subject: Acme Valves stays off the site');
    expect(mail).toContain('until our staff decide otherwise');
    expect(await isPublic()).toBe(false);
  });

  it('SAN-03: is on the site again after keep, also when it was taken off twice, and its people are told', async () => {
    const { owner, caseID, isPublic, publication } = await addCompany();
    await decide(caseID, 'remove', nextMonth);
    await decide(caseID, 'remove');
    expect(await isPublic()).toBe(false);
    await decide(caseID, 'keep');
    expect(await isPublic()).toBe(true);
    expect(await publication(owner)).toEqual({ status: 'published', missing: [] });
    expect(await newest(owner)).toMatchObject({ outcome: 'company-back' });
    expect((await mailsTo(owner)).at(-1)).toContain('Subject: Acme Valves may be on the site again');
    expect((await load(caseID, owner)).body.data).toMatchObject({ state: 'restored' });
    expect((await object(caseID, 'Late', owner)).status).toBe(409);
  });

  it('stays as its people left it after keep: one that they had taken off, or could publish again meanwhile', async () => {
    const own = await addCompany();
    const off = { params: { id: own.businessID }, body: { status: 'unpublished' } };
    await send(api, setBusinessStatus, off, own.owner.headers);
    await decide(own.caseID, 'remove');
    await decide(own.caseID, 'keep');
    expect(await own.publication(own.owner)).toEqual({ status: 'unpublished', missing: [] });

    const ended = await addCompany();
    await decide(ended.caseID, 'remove', nextMonth);
    await api.db
      .updateTable('measure')
      .set({ until: new Date(0) })
      .where('target_id', '=', ended.businessID)
      .execute();
    expect(await ended.publication(ended.owner)).toEqual({ status: 'unpublished', missing: [] });
    await decide(ended.caseID, 'keep');
    expect(await ended.isPublic()).toBe(false);
  });
});

/** Lets the time of the measures pass, as if the clock were set. */
async function passTime() {
  await sql`update measure set until = until - interval '60 days'`.execute(api.db);
  await endMeasures(api.services);
}

describe('SAN-04 the time of a measure is over', () => {
  it('publishes the company again by itself and tells its owner and admins, once', async () => {
    const { businessID, owner, admin, member, caseID, isPublic, publication } = await addCompany();
    await decide(caseID, 'remove', nextMonth);
    await endMeasures(api.services);
    expect(await isPublic()).toBe(false);
    await passTime();
    expect(await isPublic()).toBe(true);
    expect(await publication(owner)).toEqual({ status: 'published', missing: [] });
    for (const person of [owner, admin]) {
      expect(await newest(person)).toMatchObject({
        ...{ kind: 'measure-decided', outcome: 'company-over' },
        ...{ resource: { id: businessID, text: 'Acme Valves' }, root: { id: caseID } },
      });
      expect((await mailsTo(person)).at(-1)).toContain('Subject: Acme Valves may be on the site again');
    }
    expect(await newest(member)).toBeUndefined();
    await endMeasures(api.services);
    expect(await mailsTo(owner)).toHaveLength(2);
    expect((await load(caseID, owner)).body.data).toMatchObject({ state: 'over' });
    expect((await object(caseID, 'Late', owner)).status).toBe(409);
  });

  it('leaves a company off that its people had taken off, and one with a hold without an end', async () => {
    const own = await addCompany();
    const off = { params: { id: own.businessID }, body: { status: 'unpublished' } };
    await send(api, setBusinessStatus, off, own.owner.headers);
    await decide(own.caseID, 'remove', nextMonth);
    const endless = await addCompany();
    await decide(endless.caseID, 'remove');
    await passTime();
    expect(await own.publication(own.owner)).toEqual({ status: 'unpublished', missing: [] });
    expect(await newest(own.owner)).toMatchObject({ outcome: 'company-over' });
    expect(await endless.isPublic()).toBe(false);
    expect(await newest(endless.owner)).toMatchObject({ outcome: 'company-off' });
  });

  it('lets a suspended person write again and tells them', async () => {
    const carl = await addAccount(api, 'Carl');
    const id = await report(carl.userID, 'user');
    await decide(id, 'remove', nextMonth);
    await passTime();
    expect(await newest(carl)).toMatchObject({ kind: 'measure-decided', outcome: 'person-over' });
    expect((await mailsTo(carl)).at(-1)).toContain('Subject: You can write on WBN again');
    const open = api.db
      .selectFrom('measure')
      .where('target_id', '=', carl.userID)
      .where('ended_at', 'is', null);
    expect(await open.select('id').execute()).toEqual([]);
  });
});

it('SAN-01, SAN-03: a suspended person is told, reads it in their profile, objects, and is told the end', async () => {
  const carl = await addAccount(api, 'Carl');
  const id = await report(carl.userID, 'user');
  const suspension = async () =>
    (await callServer(api.url, loadOwnProfile, {}, carl.headers)).body.data.suspension;
  await decide(id, 'remove', nextMonth);
  expect(await newest(carl)).toMatchObject({ kind: 'measure-decided', outcome: 'person-off' });
  expect((await mailsTo(carl))[0]).toContain('Subject: You cannot write on WBN for a time');
  expect(await suspension()).toEqual({ removalID: id, until: nextMonth.toISOString() });
  expect((await load(id, carl)).body.data).toMatchObject({ resourceType: 'user', state: 'removed' });
  expect((await object(id, 'That was not me.', carl)).status).toBe(200);
  await decide(id, 'keep');
  expect(await suspension()).toBeUndefined();
  expect(await newest(carl)).toMatchObject({ outcome: 'person-back' });
  expect((await mailsTo(carl)).at(-1)).toContain('Subject: You can write on WBN again');
});
