import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { banFromGroup, leaveGroup } from '@wbn/contract/groups/group-members.ts';
import { loadGroup, loadGroupTimeline, requestGroupPicture, saveGroup } from '@wbn/contract/groups/groups.ts';
import { loadNewsfeed, makePost } from '@wbn/contract/social/posts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createStoredFiles } from '../files/stored-files.ts';
import { addAccount, type BusinessPerson } from '../testing/add-business-people.ts';
import { groupCalls, newGroup } from '../testing/group-calls.ts';
import { drawSample } from '../testing/sample-pictures.ts';
import { sendPicture } from '../testing/send-upload.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { hideGroupPictures } from './hide-group-pictures.ts';

let api: TestServer;
let groups: ReturnType<typeof groupCalls>;
let owner: BusinessPerson;
let member: BusinessPerson;
let banned: BusinessPerson;
let stranger: BusinessPerson;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  groups = groupCalls(api);
});
// An account founds two groups at most.
beforeEach(async () => {
  [owner, member, banned, stranger] = (await Promise.all(
    ['Olga', 'Mara', 'Bart', 'Stan'].map((name) => addAccount(api, name)),
  )) as [BusinessPerson, BusinessPerson, BusinessPerson, BusinessPerson];
});
afterAll(() => api.stop());

let colour = 0;

/** Uploads a picture that nobody has sent before. */
async function upload(purpose: 'postPhoto' | 'groupPhoto', user = owner): Promise<string> {
  colour += 1;
  const bytes = await drawSample({ width: 900 + colour, height: 900 + colour })
    .png()
    .toBuffer();
  return sendPicture({ url: api.url, user, bytes, contentType: 'image/png', purpose });
}

/** A group with a picture, its members, and a post with a picture. */
async function made(access: 'open' | 'private') {
  const picture = { token: await upload('groupPhoto') };
  const group = await groups.found(owner, { access, picture });
  const id = group.groupID;
  const rows = [member, banned].map(({ userID }) => ({
    group_id: id,
    user_id: userID,
    role: 'member' as const,
  }));
  await api.db.insertInto('group_member').values(rows).execute();
  const body = {
    content: 'Drawing of the new gearbox',
    picture: await upload('postPhoto'),
    timelineID: id,
    timelineType: 'group',
  };
  const post = await groups.done(makePost, { body }, owner);
  return { id, group, post, postID: post.postID as string };
}

const ask = (id: string, body: object, who?: BusinessPerson) =>
  groups.call(requestGroupPicture, { params: { id }, body: { width: 64, ...body } }, who);

/** Stored addresses of the pictures of a group and its posts. */
async function storedUrls(id: string): Promise<string[]> {
  const own = await api.db.selectFrom('business_group').select('picture').where('id', '=', id).execute();
  const posts = await api.db.selectFrom('post').select('picture').where('timeline_id', '=', id).execute();
  return [...own, ...posts].flatMap(({ picture }) => [
    ...(picture ? [picture.url] : []),
    ...(picture?.versions ?? []).map(({ url }) => url),
  ]);
}

const hide = () => {
  const { db, store: fileStore, filesDir } = api;
  const storedFiles = createStoredFiles({ store: fileStore, filesDir, hostUrl: () => api.url });
  return hideGroupPictures({ db, fileStore, storedFiles });
};

it('GRP-09: serves a picture of a private group once, to members, and to nobody’s cache', async () => {
  const { id, group, post, postID } = await made('private');
  expect(group.picture).toBeUndefined();
  expect(post).toMatchObject({ privatePicture: { width: expect.any(Number) } });
  for (const asked of [{ postID }, {}]) {
    const { status, body } = await ask(id, asked, member);
    expect(status).toBe(200);
    const answer = await fetch(api.url + body.data.url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    const { width = 0 } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width).toBe('postID' in asked ? 480 : 64);
    expect((await fetch(api.url + body.data.url)).status).toBe(404);
  }
  for (const asked of [{ postID }, {}]) {
    expect((await ask(id, asked, stranger)).status).toBe(404);
    expect((await ask(id, asked)).status).toBe(404);
  }
});

it('GRP-09: refuses whoever has left or is banned, with an address that they had before as well', async () => {
  const { id, postID } = await made('private');
  const had = await Promise.all([member, banned].map((who) => ask(id, { postID }, who)));
  await groups.done(leaveGroup, { params: { id } }, member);
  await groups.done(banFromGroup, { params: { id }, body: { userID: banned.userID } }, owner);
  for (const { body } of had) expect((await fetch(api.url + body.data.url)).status).toBe(404);
  for (const who of [member, banned])
    for (const asked of [{ postID }, {}]) expect((await ask(id, asked, who)).status).toBe(404);
});

it('GRP-09: stores them without a public address and tells nobody where', async () => {
  const { id, postID } = await made('private');
  const urls = await storedUrls(id);
  expect(urls).not.toEqual([]);
  for (const url of urls) {
    expect(url).toMatch(/^private\//);
    expect((await fetch(`${api.url}/files/${url}`)).status).toBe(404);
    expect(existsSync(join(api.filesDir, url.replace('private/', 'pictures/')))).toBe(false);
  }
  for (const [call, request] of [
    [loadGroup, { params: { id } }],
    [loadGroupTimeline, { params: { id } }],
    [loadNewsfeed, {}],
  ] as const) {
    const told = JSON.stringify((await groups.call(call, request, member)).body);
    expect(told).not.toMatch(/private\/\w/);
    expect(told).not.toContain('/files/pictures/');
  }
  expect(JSON.stringify((await groups.call(loadGroupTimeline, { params: { id } }, member)).body)).toContain(
    postID,
  );
});

it('GRP-09: a group that becomes private keeps its pictures, without their addresses', async () => {
  const { id, group, post, postID } = await made('open');
  const old = await storedUrls(id);
  expect(post.picture.url).toMatch(/pictures/);
  for (const url of old) expect((await fetch(api.url + url)).status).toBe(200);
  const body = { ...newGroup, access: 'private', version: group.version };
  await groups.done(saveGroup, { params: { id }, body }, owner);
  // From this moment on, not only after the move.
  const { data } = (await groups.call(loadGroupTimeline, { params: { id } }, member)).body;
  expect(data.items[0]).not.toHaveProperty('picture');
  const during = await ask(id, { postID }, member);
  expect((await fetch(api.url + during.body.data.url)).status).toBe(200);
  await hide();
  for (const url of old) expect((await fetch(api.url + url)).status).toBe(404);
  expect((await storedUrls(id)).every((url) => url.startsWith('private/'))).toBe(true);
  for (const asked of [{ postID }, {}]) {
    const { body: answer } = await ask(id, asked, member);
    expect((await fetch(api.url + answer.data.url)).status).toBe(200);
  }
  expect(await api.db.selectFrom('picture').select('id').where('url', 'in', old).execute()).toEqual([]);
});

it('GRP-09: a picture that its author also shows elsewhere stays there', async () => {
  const { id, group } = await made('open');
  const token = await upload('postPhoto');
  const inGroup = { content: 'The same', picture: token, timelineID: id, timelineType: 'group' };
  const first = await groups.done(makePost, { body: inGroup }, owner);
  const elsewhere = await groups.done(makePost, { body: { content: 'The same', picture: token } }, owner);
  expect(elsewhere.picture.url).toBe(first.picture.url);
  const body = { ...newGroup, access: 'private', version: group.version };
  await groups.done(saveGroup, { params: { id }, body }, owner);
  await hide();
  expect((await fetch(api.url + elsewhere.picture.url)).status).toBe(200);
  expect((await storedUrls(id)).every((url) => url.startsWith('private/'))).toBe(true);
});

it('GRP-09: a picture that was sent to a private group is not posted elsewhere by its token', async () => {
  const { id } = await made('private');
  const token = await upload('postPhoto');
  const inGroup = { content: 'Secret', picture: token, timelineID: id, timelineType: 'group' };
  await groups.done(makePost, { body: inGroup }, owner);
  const elsewhere = await groups.call(makePost, { body: { content: 'Secret', picture: token } }, owner);
  expect(elsewhere.status).toBe(404);
});
