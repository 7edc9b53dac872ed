import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addAccount,
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { postCalls } from '../../testing/post-calls.ts';
import { callsOf } from '../../testing/relation-calls.ts';
import { sendComment } from '../../testing/send-comment.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { cleanUpPosts } from './clean-up-posts.ts';

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

describe('changes', () => {
  it('lets only the author edit, keeps earlier texts, and answers Conflict over a newer version', async () => {
    const { postID } = await posts.made({ content: 'Frist' }, ana);
    const first = await posts.edit(postID, { content: 'First', version: 0 }, ana);
    expect((await first.json()).data).toMatchObject({ content: 'First', version: 1 });
    expect((await posts.edit(postID, { content: 'Late', version: 0 }, ana)).status).toBe(409);
    expect((await posts.edit(postID, { content: 'Mine', version: 1 }, bruno)).status).toBe(403);
    expect((await posts.edit(postID, { content: 'Second', version: 1 }, ana)).status).toBe(200);
    const post = await posts.loaded(postID);
    expect(post).toMatchObject({ content: 'Second', version: 2 });
    const { body } = await callsOf(api, bruno).get(`social/posts/${postID}/edits`);
    expect(body.data).toMatchObject([
      { version: 1, content: 'First' },
      { version: 0, content: 'Frist', writtenAt: post.createdAt },
    ]);
    expect(post.editedAt).toBeDefined();
  });

  it('ignores an edit with the same text: nothing is stored, and the post is not marked as edited', async () => {
    const { postID } = await posts.made({ content: 'As it was' }, ana);
    const same = await posts.edit(postID, { content: ' As it was ', version: 0 }, ana);
    expect(same.status).toBe(200);
    const post = await posts.loaded(postID);
    expect(post).toMatchObject({ content: 'As it was', version: 0 });
    expect(post).not.toHaveProperty('editedAt');
    expect((await callsOf(api, bruno).get(`social/posts/${postID}/edits`)).body.data).toEqual([]);
  });
});

describe('CALL-27, decision 11: removing', () => {
  it('lets the author, the owner of the timeline and moderators of the company remove a post', async () => {
    const { businessID, owner, admin, member } = company;
    const { userID: timelineID } = bruno;
    await posts.connect(ana.userID, timelineID);
    const mine = await posts.made({ content: 'Mine' }, ana);
    expect((await posts.remove(mine.postID, bruno)).status).toBe(403);
    expect((await posts.remove(mine.postID, ana)).status).toBe(200);
    expect((await posts.remove(mine.postID, ana)).status).toBe(404);
    expect((await posts.load(mine.postID, ana)).status).toBe(404);
    const theirs = await posts.made({ content: 'Hello', timelineID }, ana);
    expect((await posts.remove(theirs.postID, bruno)).status).toBe(200);
    for (const who of [owner, admin]) {
      const { postID } = await posts.made({ content: 'Ours', businessID }, member);
      expect((await posts.remove(postID, who)).status).toBe(200);
    }
  });

  it('deletes the notifications of the post and of its comments', async () => {
    const gina = await addAccount(api, 'Gina');
    const post = await posts.made({ content: 'For you' }, gina);
    await sendComment(api, ana.headers, { resourceID: post.postID, resourceType: 'post', content: 'Nice' });
    expect(await posts.noticesOf(gina)).toEqual([`comment ${post.postID}`]);
    await posts.remove(post.postID, gina);
    expect(await posts.noticesOf(gina)).toEqual([]);
  });

  it('deletes removed posts and comments after 30 days, with what belongs to them', async () => {
    const [old, young] = [
      await posts.made({ content: 'Old' }, ana),
      await posts.made({ content: 'Young' }, ana),
    ];
    await sendComment(api, bruno.headers, {
      resourceID: old.postID,
      resourceType: 'post',
      content: 'Nice',
    });
    const said = await sendComment(api, bruno.headers, {
      resourceID: company.businessID,
      resourceType: 'business',
      content: 'Old',
    });
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const removed = (table: 'post' | 'comment', id: string, removed_at: Date) =>
      api.db.updateTable(table).set({ removed_at }).where('id', '=', id).execute();
    await removed('post', old.postID, ago(30.1));
    await removed('post', young.postID, ago(29.9));
    await removed('comment', said.commentID, ago(30.1));
    await cleanUpPosts(api.db);
    const left = await api.db
      .selectFrom('post')
      .select('id')
      .where('id', 'in', [old.postID, young.postID])
      .execute();
    expect(left).toEqual([{ id: young.postID }]);
    const comments = await api.db
      .selectFrom('comment')
      .select('id')
      .where((comment) =>
        comment.or([comment('root_id', '=', old.postID), comment('id', '=', said.commentID)]),
      )
      .execute();
    expect(comments).toEqual([]);
  });
});
