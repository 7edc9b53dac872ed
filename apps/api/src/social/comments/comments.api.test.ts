import type { Mention } from '@wbn/contract/social/mentions.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  addAccount,
  addBusinessPeople,
  type BusinessPeople,
  type BusinessPerson,
} from '../../testing/add-business-people.ts';
import { ask, post } from '../../testing/call-server.ts';
import { addBusiness, addProduct } from '../../testing/fixtures.ts';
import { readComments, sendComment } from '../../testing/send-comment.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let company: BusinessPeople;
let ana: BusinessPerson;
let bruno: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  company = await addBusinessPeople(api, { company_name: 'Acme Valves' });
  ana = await addAccount(api, 'Ana');
  bruno = await addAccount(api, 'Bruno');
});
afterAll(() => api.stop());

const place = (resourceID: string, resourceType = 'business' as const) => ({ resourceID, resourceType });
const on = (commentID: string) => ({ resourceID: commentID, resourceType: 'comment' as const });
const make = (body: object, headers: Record<string, string> = ana.headers) =>
  post(`${api.url}/social/comments/make-comment`, body, headers);
const change = (method: string, id: string, headers: Record<string, string>, body?: object) =>
  ask(`${api.url}/social/comments/comment/${id}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const texts = (page: { comments: readonly { content: string }[] }) =>
  page.comments.map(({ content }) => content);
const noticesOf = async ({ userID }: { userID: string }) => {
  const rows = await api.db
    .selectFrom('notification')
    .select(['kind', 'resource_id'])
    .where('user_id', '=', userID)
    .execute();
  return rows.map(({ kind, resource_id }) => `${kind} ${resource_id}`);
};
const block = (one: { userID: string }, other: { userID: string }) =>
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

describe('CALL-24, CALL-25, SOC-24, SOC-27, CON-02: comments and answers', () => {
  it('lists comments newest first and answers oldest first, with author and both counts', async () => {
    const { businessID } = company;
    const first = await sendComment(api, ana.headers, {
      ...place(businessID),
      content: '  Do you ship to Perth? ',
    });
    expect(first).toMatchObject({
      resourceID: businessID,
      resourceType: 'business',
      content: 'Do you ship to Perth?',
      whoComment: { authorID: ana.userID, authorType: 'user', name: 'Ana Rossi' },
      version: 0,
      reactions: { reactionCount: { like: 0 } },
      answerCount: 0,
      session: { mayEdit: true, mayRemove: true },
    });
    await sendComment(api, bruno.headers, { ...place(businessID), content: 'And to Fremantle?' });
    for (const content of ['Yes, by sea.', 'In five weeks.'])
      await sendComment(api, company.member.headers, { ...on(first.commentID), content, businessID });

    const page = await readComments(api, businessID);
    expect(texts(page)).toEqual(['And to Fremantle?', 'Do you ship to Perth?']);
    expect(page).toMatchObject({ commentCount: 2, talkCount: 4 });
    expect(page.comments[1]).toMatchObject({ answerCount: 2 });
    expect(page.comments[1]).not.toHaveProperty('session');
    const answers = await readComments(api, first.commentID);
    expect(texts(answers)).toEqual(['Yes, by sea.', 'In five weeks.']);
    expect(answers.comments[0]).toMatchObject({
      ...on(first.commentID),
      businessID,
      whoComment: { authorID: businessID, authorType: 'business', name: 'Acme Valves' },
    });
  });

  it('refuses an answer to an answer, and a comment on what does not exist or has another type', async () => {
    const { businessID } = company;
    const { commentID } = await sendComment(api, ana.headers, { ...place(businessID), content: 'One' });
    const answer = await sendComment(api, bruno.headers, { ...on(commentID), content: 'Two' });
    const refused = await make({ ...on(answer.commentID), content: 'Three' });
    expect(refused).toMatchObject({ status: 400, body: { name: 'ValidationError' } });
    expect(refused.body.fields.resourceID).toMatch(/is an answer, which cannot be answered/);
    const product = { resourceID: businessID, resourceType: 'product', content: 'One' };
    expect((await make(product)).status).toBe(404);
    expect((await ask(`${api.url}/social/comments/${newId()}`)).status).toBe(404);
    const hidden = await addBusiness(api.db, { status: 'draft' });
    expect((await make({ ...place(hidden), content: 'One' })).status).toBe(404);
    expect((await ask(`${api.url}/social/comments/${hidden}`)).status).toBe(404);
    for (const content of ['', ' \n ', 'x'.repeat(2_001)])
      expect((await make({ ...place(businessID), content })).body.fields).toHaveProperty('content');
  });

  it('decision 10: takes comments on products, people and posts too', async () => {
    const product = await addProduct(api.db, company.businessID);
    const postID = newId();
    await api.db
      .insertInto('post')
      .values({
        id: postID,
        user_id: ana.userID,
        timeline_id: ana.userID,
        timeline_type: 'user',
        content: 'New',
      })
      .execute();
    for (const [resourceID, resourceType] of [
      [product, 'product'],
      [bruno.userID, 'user'],
      [postID, 'post'],
    ] as const) {
      await sendComment(api, ana.headers, { resourceID, resourceType, content: 'Well made.' });
      expect(texts(await readComments(api, resourceID))).toEqual(['Well made.']);
    }
    await api.db.updateTable('post').set({ removed_at: new Date() }).where('id', '=', postID).execute();
    expect((await ask(`${api.url}/social/comments/${postID}`)).status).toBe(404);
  });

  it('continues a page after its last comment despite new ones; skip counts from the start', async () => {
    const businessID = await addBusiness(api.db);
    for (let number = 1; number <= 7; number += 1)
      await sendComment(api, ana.headers, { ...place(businessID), content: `${number}` });
    const first = await readComments(api, businessID);
    expect(texts(first)).toEqual(['7', '6', '5', '4', '3']);
    await sendComment(api, bruno.headers, { ...place(businessID), content: '8' });
    const next = await readComments(api, businessID, { nextID: first.nextID });
    expect(texts(next)).toEqual(['2', '1']);
    expect(next.nextID).toBeUndefined();
    expect(texts(await readComments(api, businessID, { skip: 5, size: 5 }))).toEqual(['3', '2', '1']);
    expect((await ask(`${api.url}/social/comments/${businessID}?size=51`)).status).toBe(400);
  });

  it('makes one comment per Idempotency-Key; another text under the same key is a Conflict', async () => {
    const businessID = await addBusiness(api.db);
    const headers = { ...ana.headers, 'idempotency-key': newId() };
    const body = { ...place(businessID), content: 'Once' };
    const made = await Promise.all([make(body, headers), make(body, headers), make(body, headers)]);
    expect(new Set(made.map((answer) => answer.body.data.commentID)).size).toBe(1);
    expect((await readComments(api, businessID)).commentCount).toBe(1);
    expect((await make({ ...body, content: 'Twice' }, headers)).status).toBe(409);
  });
});

describe('changes and session data', () => {
  it('gives session data per person, and likes per person or company acted for', async () => {
    const businessID = await addBusiness(api.db);
    const { commentID } = await sendComment(api, ana.headers, { ...place(businessID), content: 'Fine' });
    await api.db
      .insertInto('reaction')
      .values({
        resource_id: commentID,
        resource_type: 'comment',
        user_id: company.member.userID,
        business_id: company.businessID,
      })
      .execute();
    const asked = { businessID: company.businessID };
    const asCompany = await readComments(api, businessID, asked, company.member.headers);
    expect(asCompany.comments[0]).toMatchObject({
      reactions: { reactionCount: { like: 1 } },
      session: { reactionType: 'like', mayEdit: false, mayRemove: false },
    });
    const asOneself = await readComments(api, businessID, {}, company.member.headers);
    expect(asOneself.comments[0]?.session).not.toHaveProperty('reactionType');
    const stranger = await ask(`${api.url}/social/comments/${businessID}?businessID=${company.businessID}`, {
      headers: ana.headers,
    });
    expect(stranger.status).toBe(403);
  });

  it('lets the author edit the version they saw, and marks the comment as edited', async () => {
    const { commentID } = await sendComment(api, ana.headers, {
      ...place(company.businessID),
      content: 'Frist',
    });
    const edited = await change('PUT', commentID, ana.headers, { content: 'First', version: 0 });
    expect(edited.body.data).toMatchObject({ content: 'First', version: 1, editedAt: expect.any(String) });
    const late = await change('PUT', commentID, ana.headers, { content: 'Worst', version: 0 });
    expect(late).toMatchObject({ status: 409, body: { name: 'Conflict' } });
  });

  it('decision 11: removes a comment with its answers and notifications, and lowers the counts', async () => {
    const businessID = await addBusiness(api.db);
    const { commentID } = await sendComment(api, ana.headers, { ...place(businessID), content: 'Gone soon' });
    const answer = await sendComment(api, bruno.headers, { ...on(commentID), content: 'So am I' });
    expect(await noticesOf(ana)).toContain(`reply ${answer.commentID}`);
    expect((await change('DELETE', commentID, bruno.headers)).status).toBe(403);
    expect((await change('DELETE', commentID, ana.headers)).status).toBe(200);
    expect(await readComments(api, businessID)).toMatchObject({
      comments: [],
      commentCount: 0,
      talkCount: 0,
    });
    expect(await noticesOf(ana)).not.toContain(`reply ${answer.commentID}`);
    expect((await ask(`${api.url}/social/comments/${commentID}`)).status).toBe(404);
    expect((await change('DELETE', commentID, ana.headers)).status).toBe(404);
    expect((await make({ ...on(commentID), content: 'Too late' }, bruno.headers)).status).toBe(404);
  });

  it('lets the owner of the page or post remove a comment', async () => {
    const postID = newId();
    await api.db
      .insertInto('post')
      .values({
        id: postID,
        user_id: ana.userID,
        timeline_id: ana.userID,
        timeline_type: 'user',
        content: 'New',
      })
      .execute();
    for (const [resourceID, resourceType] of [
      [postID, 'post'],
      [ana.userID, 'user'],
    ] as const) {
      const { commentID } = await sendComment(api, bruno.headers, {
        resourceID,
        resourceType,
        content: 'Bad',
      });
      expect((await change('DELETE', commentID, company.owner.headers)).status).toBe(403);
      expect((await change('DELETE', commentID, ana.headers)).status).toBe(200);
    }
  });

  it('never leaves an answer without its comment when both are written at once', async () => {
    const businessID = await addBusiness(api.db);
    const { commentID } = await sendComment(api, ana.headers, { ...place(businessID), content: 'Busy' });
    const answers = Array.from({ length: 12 }, (_, number) =>
      make({ ...on(commentID), content: `${number}` }, bruno.headers),
    );
    const removed = change('DELETE', commentID, ana.headers);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect((await removed).status).toBe(200);
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
    expect(await readComments(api, businessID)).toMatchObject({ commentCount: 0, talkCount: 0 });
  });
});

describe('blocks', () => {
  it('neither lists nor counts comments across a block, nor answers below them; others see them', async () => {
    const [carla, dario] = [await addAccount(api, 'Carla'), await addAccount(api, 'Dario')];
    const businessID = await addBusiness(api.db);
    const byDario = await sendComment(api, dario.headers, { ...place(businessID), content: 'By Dario' });
    await sendComment(api, ana.headers, { ...on(byDario.commentID), content: 'To Dario' });
    const byAna = await sendComment(api, ana.headers, { ...place(businessID), content: 'By Ana' });
    await sendComment(api, dario.headers, { ...on(byAna.commentID), content: 'Dario to Ana' });
    await sendComment(api, bruno.headers, { ...on(byAna.commentID), content: 'Bruno to Ana' });
    await block(carla, dario);
    for (const [reader, other] of [
      [carla, byDario.commentID],
      [dario, undefined],
    ] as const) {
      const page = await readComments(api, businessID, {}, reader.headers);
      if (!other) continue;
      expect(texts(page)).toEqual(['By Ana']);
      expect(page).toMatchObject({ commentCount: 1, talkCount: 2, comments: [{ answerCount: 1 }] });
      const answers = await readComments(api, byAna.commentID, {}, reader.headers);
      expect(texts(answers)).toEqual(['Bruno to Ana']);
      expect(answers).toMatchObject({ commentCount: 1, talkCount: 1 });
      const list = await ask(`${api.url}/social/comments/${other}`, { headers: reader.headers });
      expect(list.status).toBe(404);
      expect((await make({ ...on(other), content: 'Still here?' }, reader.headers)).status).toBe(404);
    }
    const byCarla = await sendComment(api, carla.headers, { ...place(businessID), content: 'By Carla' });
    expect(texts(await readComments(api, businessID, {}, dario.headers))).toEqual(['By Ana', 'By Dario']);
    expect((await change('GET', byCarla.commentID, dario.headers)).status).toBe(404);
    expect(await readComments(api, businessID)).toMatchObject({ commentCount: 3, talkCount: 6 });
    const onPage = { resourceID: carla.userID, resourceType: 'user', content: 'Hello?' };
    expect((await make(onPage, dario.headers)).status).toBe(404);
  });
});

describe('notifications', () => {
  it('notifies each person once: those mentioned, then the answered author, then the owner of the page', async () => {
    const { businessID, owner, admin, member } = company;
    const product = await addProduct(api.db, businessID);
    const [eva, fabio] = [await addAccount(api, 'Eva'), await addAccount(api, 'Fabio')];
    const comment = await sendComment(api, eva.headers, {
      resourceID: product,
      resourceType: 'product',
      content: 'Is @Fabio Rossi right?',
      mentions: [{ start: 3, length: 12, resourceID: fabio.userID, resourceType: 'user' }],
    });
    for (const person of [owner, admin, member])
      expect(await noticesOf(person)).toContain(`comment ${comment.commentID}`);
    expect(await noticesOf(fabio)).toEqual([`mention ${comment.commentID}`]);
    expect(await noticesOf(eva)).toEqual([]);

    const content = 'He is, @Eva Rossi and @Acme Valves';
    const answer = await sendComment(api, fabio.headers, {
      ...on(comment.commentID),
      content,
      mentions: [
        { start: 7, length: 10, resourceID: eva.userID, resourceType: 'user' },
        { start: 22, length: 12, resourceID: businessID, resourceType: 'business' },
      ],
    });
    // The author of the comment is named too: the most specific is told.
    expect(await noticesOf(eva)).toEqual([`mention ${answer.commentID}`]);
    const toOwner = (await noticesOf(owner)).filter((notice) => notice.endsWith(answer.commentID));
    expect(toOwner).toEqual([`mention ${answer.commentID}`]);

    const edited = { content: `Yes, ${content}`, version: 0 };
    const moved = answer.mentions.map((mention: Mention) => ({ ...mention, start: mention.start + 5 }));
    await change('PUT', answer.commentID, fabio.headers, { ...edited, mentions: moved });
    expect(await noticesOf(eva)).toHaveLength(1);
  });

  it('finds a comment, an answer and what they are on from the link of a notification', async () => {
    const comment = await sendComment(api, ana.headers, { ...place(company.businessID), content: 'Here' });
    const answer = await sendComment(api, bruno.headers, { ...on(comment.commentID), content: 'There' });
    const found = (await change('GET', answer.commentID, {})).body.data;
    expect(found).toMatchObject({
      comment: { commentID: comment.commentID, answerCount: 1 },
      answer: { commentID: answer.commentID },
      ...place(company.businessID),
    });
    expect((await change('GET', comment.commentID, {})).body.data).not.toHaveProperty('answer');
  });
});

describe('mentions', () => {
  it('stores mentions at their place, and refuses those that do not cover the name', async () => {
    const mention = { start: 3, length: 12, resourceID: bruno.userID, resourceType: 'user' as const };
    const body = { ...place(company.businessID), content: 'Hi @Bruno Rossi!' };
    const made = await sendComment(api, ana.headers, { ...body, mentions: [mention] });
    expect(made.mentions).toEqual([mention]);
    expect((await readComments(api, company.businessID)).comments[0]?.mentions).toEqual([mention]);
    const wrong = await make({ ...body, mentions: [{ ...mention, start: 2 }] });
    expect(wrong.body.fields).toEqual({ 'mentions.0': 'must be written @Bruno Rossi in the content' });
    const [gina, hugo] = [await addAccount(api, 'Gina'), await addAccount(api, 'Hugo')];
    await block(hugo, gina);
    const blocked = { ...place(company.businessID), content: '@Hugo Rossi' };
    const named = [{ start: 0, length: 11, resourceID: hugo.userID, resourceType: 'user' }];
    expect((await make({ ...blocked, mentions: named }, gina.headers)).body.fields).toEqual({
      'mentions.0': 'names nobody who can be named',
    });
  });

  it('proposes by beginnings of names, acquaintances first and nobody in a block', async () => {
    const reader = await addAccount(api, 'Ines');
    const people = await Promise.all(['Zelda', 'Zeno', 'Zita'].map((name) => addAccount(api, name)));
    const [zelda, zeno, zita] = people as [BusinessPerson, BusinessPerson, BusinessPerson];
    const firm = await addBusiness(api.db, { company_name: 'Zenith Zed' });
    await api.search.index(
      'user',
      people.map(({ userID }) => userID),
    );
    await api.search.index('business', [firm]);
    const search = async (typed: string) =>
      (await ask(`${api.url}/social/mentions?search=${typed}`, { headers: reader.headers })).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect((await search('ze')).toSorted()).toEqual(['Zelda Rossi', 'Zenith Zed', 'Zeno Rossi']);
    expect(await search('z')).toEqual([]);
    await api.db
      .insertInto('follow')
      .values({ user_id: reader.userID, resource_id: zeno.userID, resource_type: 'user' })
      .execute();
    expect((await search('ze'))[0]).toBe('Zeno Rossi');
    expect(await search('z')).toEqual(['Zeno Rossi']);
    expect(await search('zeno%20ros')).toEqual(['Zeno Rossi']);
    await block(zelda, reader);
    expect((await search('ze')).toSorted()).toEqual(['Zenith Zed', 'Zeno Rossi']);
    await api.db
      .insertInto('connection')
      .values({
        id: newId(),
        requester_id: zita.userID,
        requester_type: 'user',
        addressee_id: reader.userID,
        addressee_type: 'user',
        user_id: zita.userID,
        status: 'accepted',
      })
      .execute();
    expect((await search('')).toSorted()).toEqual(['Zeno Rossi', 'Zita Rossi']);
  });
});
