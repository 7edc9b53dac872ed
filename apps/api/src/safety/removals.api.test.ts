import { loadRemoval, objectToRemoval } from '@wbn/contract/social/removals.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readStaff } from '../commands/frame/verbs.ts';
import { reports } from '../commands/reports.ts';
import { cleanUpUploads } from '../files/clean-up-uploads.ts';
import { addAccount, type BusinessPerson } from '../testing/add-business-people.ts';
import { ask, post } from '../testing/call-server.ts';
import { commandCalls } from '../testing/command-calls.ts';
import { send } from '../testing/permission-rows/send-row.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { decideReport } from './decide-report.ts';

let api: TestServer;
let author: BusinessPerson;
let reporter: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  author = await addAccount(api, 'Ana');
  reporter = await addAccount(api, 'Bea');
});
afterAll(() => api.stop());

const say = commandCalls(() => api, reports);

const decide = (caseID: string, decision: 'keep' | 'remove') =>
  decideReport(api.services, readStaff('Vera'), { caseID, decision, note: 'Seen.', until: null });
const load = (id: string, by = author) => send(api, loadRemoval, { params: { id } }, by.headers);
const object = (id: string, content: unknown = 'Our certificate is attached.', by = author) =>
  send(api, objectToRemoval, { params: { id }, body: { content } }, by.headers);
const newest = async () =>
  (await ask(`${api.url}/notification/list`, { headers: author.headers })).body.data.notifications[0];

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

async function report(resourceID: string, resourceType: 'post' | 'comment'): Promise<string> {
  const body = { resourceID, resourceType, reason: 'false-claims' };
  return (await post(`${api.url}/social/reports`, body, reporter.headers)).body.data.reportID;
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
