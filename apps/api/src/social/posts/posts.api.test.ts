import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addAccount,
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { listenLive } from '../../testing/listen-live.ts';
import { postCalls } from '../../testing/post-calls.ts';
import { sendComment } from '../../testing/send-comment.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { loadPosts } from './load-posts.ts';

let api: TestServer;
let posts: ReturnType<typeof postCalls>;
let company: BusinessPeople;
let ana: BusinessPerson;
let bruno: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  posts = postCalls(api);
  company = await addBusinessPeople(api, { company_name: 'Acme Valves' });
  ana = await addAccount(api, 'Ana');
  bruno = await addAccount(api, 'Bruno');
});
afterAll(() => api.stop());

const block = (one: BusinessPerson, other: BusinessPerson) =>
  api.db
    .insertInto('block')
    .values({
      blocker_id: one.userID,
      blocker_type: 'user',
      blocked_id: other.userID,
      blocked_type: 'user',
      user_id: one.userID,
    })
    .execute();

describe('CALL-26, SOC-14, SOC-15: posts', () => {
  it('puts posts on the author’s timeline in their name, and notifies open pages', async () => {
    const line = await listenLive(api, ana);
    const post = await posts.made({ content: '  A new line of valves ' }, ana);
    expect(post).toMatchObject({
      resourceID: post.postID,
      author: { authorID: ana.userID, authorType: 'user', name: 'Ana Rossi' },
      content: 'A new line of valves',
      timelineID: ana.userID,
      timelineType: 'user',
      mentions: [],
      version: 0,
      reactions: { reactionCount: { like: 0 } },
      commentCount: 0,
      session: { mayEdit: true, mayRemove: true },
    });
    expect(post).not.toHaveProperty('picture');
    const { session: _, ...forVisitors } = post;
    expect(await posts.loaded(post.postID)).toEqual(forVisitors);
    expect((await posts.loaded(post.postID, bruno)).session).toEqual({ mayEdit: false, mayRemove: false });
    await expect.poll(() => line.events).toContainEqual({ kind: 'post', resourceID: post.postID });
    line.leave();
  });

  it('PERM-07, SOC-28: lets members of a company post in its name on its timeline', async () => {
    const { businessID, member, outsider } = company;
    const post = await posts.made({ content: 'We are hiring', businessID }, member);
    expect(post).toMatchObject({
      author: { authorID: businessID, authorType: 'business', name: 'Acme Valves' },
      businessID,
      timelineID: businessID,
      timelineType: 'business',
    });
    expect((await posts.make({ content: 'We are hiring', businessID }, outsider)).status).toBe(403);
    expect((await posts.made({ content: 'Mine', businessID: '' }, member)).author.authorID).toBe(
      member.userID,
    );
  });

  it('reads counts, likes and comments of a page of posts in a fixed number of statements', async () => {
    const { postID } = await posts.made({ content: 'Counted' }, ana);
    const place = { resourceID: postID, resourceType: 'post' as const };
    const { commentID } = await sendComment(api, bruno.headers, { ...place, content: 'One' });
    await sendComment(api, ana.headers, {
      resourceID: commentID,
      resourceType: 'comment',
      content: 'Answer',
    });
    await api.db
      .insertInto('reaction')
      .values({ resource_id: postID, resource_type: 'post', user_id: bruno.userID })
      .execute();
    const counted = { commentCount: 2, reactions: { reactionCount: { like: 1 } } };
    expect(await posts.loaded(postID)).toMatchObject(counted);
    expect((await posts.loaded(postID, bruno)).session).toMatchObject({ reactionType: 'like' });
    expect((await posts.loaded(postID, ana)).session).not.toHaveProperty('reactionType');
    const carla = await addAccount(api, 'Carla');
    await block(carla, bruno);
    // Bruno's comments and likes are hidden from Carla, and so are the answers to them.
    expect(await posts.loaded(postID, carla)).toMatchObject({
      commentCount: 0,
      reactions: { reactionCount: { like: 0 } },
    });

    let asked = 0;
    const db = api.db.withPlugin({
      transformQuery({ node }) {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const rows = await api.db.selectFrom('post').select('id').execute();
    const ids = rows.map(({ id }) => id);
    const page = await loadPosts(db, { ids, reader: { userID: ana.userID, actorID: ana.userID } });
    expect(page.size).toBe(ids.length);
    expect(asked).toBeLessThanOrEqual(2);
  });

  it('makes one post per Idempotency-Key; another text under the same key is a Conflict', async () => {
    const key = { 'idempotency-key': newId() };
    const [first, second] = await Promise.all([
      posts.make({ content: 'Once' }, ana, key),
      posts.make({ content: 'Once' }, ana, key),
    ]);
    expect(second.body.data.postID).toBe(first.body.data.postID);
    expect((await posts.make({ content: 'Twice' }, ana, key)).body.name).toBe('Conflict');
  });

  it('allows a new account five posts on its first day, and does not count refused ones', async () => {
    const nina = await addAccount(api, 'Nina');
    await api.db
      .updateTable('account.user')
      .set({ created_at: new Date() })
      .where('id', '=', nina.userID)
      .execute();
    await posts.make({ content: 'Not mine', businessID: company.businessID }, nina);
    for (let number = 1; number <= 5; number += 1) await posts.made({ content: `${number}` }, nina);
    expect((await posts.make({ content: '6' }, nina)).body.name).toBe('TooManyRequests');
  });

  it('takes texts of 1 to 3,000 characters', async () => {
    for (const content of ['', ' \n ', 'x'.repeat(3_001)])
      expect((await posts.make({ content }, ana)).body.fields).toHaveProperty('content');
    await posts.made({ content: 'x'.repeat(3_000) }, ana);
  });
});

describe('SOC-14: timelines of others', () => {
  it('lets only connections post on a person’s timeline, and notifies the person', async () => {
    const { userID: timelineID } = bruno;
    expect((await posts.make({ content: 'Hello', timelineID }, ana)).body.name).toBe('Forbidden');
    await posts.connect(ana.userID, bruno.userID);
    const post = await posts.made({ content: 'Hello', timelineID }, ana);
    expect(post).toMatchObject({ timelineID, timelineType: 'user', author: { authorID: ana.userID } });
    expect(await posts.noticesOf(bruno)).toContain(`post ${post.postID}`);
    expect((await posts.loaded(post.postID, bruno)).session).toEqual({ mayEdit: false, mayRemove: true });
    expect((await posts.make({ content: 'Hello', timelineID, timelineType: 'business' }, ana)).status).toBe(
      404,
    );
    expect((await posts.make({ content: 'Hello', timelineID: newId() }, ana)).status).toBe(404);
  });

  it('lets only members post on a company’s timeline; shows the posts of a hidden company to members alone', async () => {
    const hidden = await addBusinessPeople(api, { status: 'draft' });
    const { businessID: timelineID, member } = hidden;
    expect((await posts.make({ content: 'Hello', timelineID }, ana)).status).toBe(404);
    expect((await posts.make({ content: 'Hello', timelineID: company.businessID }, ana)).status).toBe(403);
    const { postID } = await posts.made({ content: 'Soon', timelineID }, member);
    expect(await posts.noticesOf(hidden.owner)).toContain(`post ${postID}`);
    const { postID: inItsName } = await posts.made({ content: 'Soon', businessID: timelineID }, member);
    for (const id of [postID, inItsName]) {
      expect((await posts.load(id)).status).toBe(404);
      expect((await posts.load(id, ana)).status).toBe(404);
      expect((await posts.load(id, hidden.owner)).status).toBe(200);
    }
  });

  it('hides posts from both sides of a block', async () => {
    const { postID } = await posts.made({ content: 'For all' }, ana);
    const dora = await addAccount(api, 'Dora');
    await block(dora, ana);
    expect((await posts.load(postID, dora)).status).toBe(404);
    expect((await posts.load(postID)).status).toBe(200);
    const { postID: hers } = await posts.made({ content: 'Mine' }, dora);
    expect((await posts.load(hers, ana)).status).toBe(404);
  });
});
