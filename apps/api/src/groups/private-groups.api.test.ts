import type { Call } from '@wbn/contract/call.ts';
import { calls } from '@wbn/contract/calls.ts';
import { banFromGroup, listGroupMembers } from '@wbn/contract/groups/group-members.ts';
import { inviteToGroup, requestToJoinGroup } from '@wbn/contract/groups/group-requests.ts';
import { loadGroupTimeline, pinPost } from '@wbn/contract/groups/groups.ts';
import { sitemapKinds } from '@wbn/contract/search/sitemap-kind.ts';
import { listComments, loadComment, makeComment } from '@wbn/contract/social/comments.ts';
import { editPost, loadNewsfeed, loadPost, makePost } from '@wbn/contract/social/posts.ts';
import { react } from '@wbn/contract/social/reactions.ts';
import { resourceTypes } from '@wbn/contract/social/resource-type.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { addGroup } from '../testing/add-group.ts';
import { groupCalls } from '../testing/group-calls.ts';
import { permissionRows } from '../testing/permission-rows/all-rows.ts';
import { addWorld, type SentRequest, type World } from '../testing/permission-rows/permission-row.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let groups: ReturnType<typeof groupCalls>;
let secret: Secret;

interface Secret {
  readonly world: World;
  readonly owner: BusinessPerson;
  readonly moderator: BusinessPerson;
  readonly member: BusinessPerson;
  /** Follows, is connected, works for the same company, or was a member. */
  readonly stranger: BusinessPerson;
  readonly follower: BusinessPerson;
  readonly colleague: BusinessPerson;
  readonly former: BusinessPerson;
  readonly banned: BusinessPerson;
  /** Ids of what is private, to be put in every place of a call. */
  readonly ids: readonly string[];
  /** Texts that only members may read. */
  readonly texts: readonly string[];
  /** Ids and names of members. */
  readonly members: readonly string[];
}

/** A private group with everything that a group can have, and the people outside who know its members best. */
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  groups = groupCalls(api);
  const world = await addWorld(api);
  const company = await addBusinessPeople(api, { company_name: 'Acme Mills' });
  const names = ['Quillon', 'Zephyrine', 'Xanthippe', 'Stan', 'Fay', 'Forbes', 'Bart'] as const;
  const [moderator, member, asker, stranger, follower, former, banned] = (await Promise.all(
    names.map((name) => addAccount(api, name)),
  )) as [
    BusinessPerson,
    BusinessPerson,
    BusinessPerson,
    BusinessPerson,
    BusinessPerson,
    BusinessPerson,
    BusinessPerson,
  ];
  const { owner, businessID, admin: colleague } = company;
  await api.db
    .updateTable('user_profile')
    .set({ first_name: 'Wolfgangus' })
    .where('id', '=', owner.userID)
    .execute();
  const id = await addGroup(
    api.db,
    {
      [owner.userID]: 'owner',
      [moderator.userID]: 'moderator',
      [member.userID]: 'member',
      [former.userID]: 'member',
      [banned.userID]: 'member',
    },
    { access: 'private', rules: 'RULES-OF-THE-GROUP', founder_id: owner.userID },
  );
  for (const followed of [owner.userID, member.userID, businessID])
    await api.db
      .insertInto('follow')
      .values({
        user_id: follower.userID,
        resource_id: followed,
        resource_type: followed === businessID ? 'business' : 'user',
      })
      .execute();
  const timeline = { timelineID: id, timelineType: 'group' };
  const mentions = [
    { start: 0, length: 10, resourceID: follower.userID, resourceType: 'user' },
    { start: 11, length: 13, resourceID: former.userID, resourceType: 'user' },
  ];
  const make = (body: object, who: BusinessPerson) => groups.done(makePost, { body }, who);
  const first = await make(
    { content: '@Fay Rossi @Forbes Rossi FIRST-TEXT-OF-POST', mentions, ...timeline },
    owner,
  );
  const { postID } = first;
  await groups.done(
    editPost,
    { params: { postID }, body: { content: '@Fay Rossi CHANGED-TEXT-OF-POST', version: 0 } },
    owner,
  );
  const ofCompany = await make({ content: 'TEXT-OF-COMPANY', businessID, ...timeline }, owner);
  const ofFormer = await make({ content: 'Hello to all', ...timeline }, former);
  const ofBanned = await make({ content: 'Buy here', ...timeline }, banned);
  const comment = (body: object, who: BusinessPerson) => groups.done(makeComment, { body }, who);
  const { commentID } = await comment(
    { resourceID: postID, resourceType: 'post', content: 'TEXT-OF-COMMENT' },
    member,
  );
  await comment({ resourceID: ofFormer.postID, resourceType: 'post', content: 'TEXT-FOR-FORMER' }, member);
  const left: string[] = [];
  for (const who of [former, banned])
    left.push(
      (await comment({ resourceID: postID, resourceType: 'post', content: 'I was here' }, who)).commentID,
    );
  await comment({ resourceID: ofBanned.postID, resourceType: 'post', content: 'TEXT-FOR-BANNED' }, member);
  const { commentID: answerID } = await comment(
    { resourceID: commentID, resourceType: 'comment', content: 'TEXT-OF-ANSWER' },
    moderator,
  );
  for (const [resourceType, resourceID] of Object.entries({ post: postID, comment: commentID }))
    await groups.done(react, { params: { resourceType }, body: { resourceID } }, member);
  for (const who of [former, banned])
    await groups.done(react, { params: { resourceType: 'post' }, body: { resourceID: postID } }, who);
  await groups.done(pinPost, { params: { id }, body: { postID } }, owner);
  await groups.done(inviteToGroup, { params: { id }, body: { userID: stranger.userID } }, moderator);
  await api.db.deleteFrom('notification').where('user_id', '=', stranger.userID).execute();
  await api.db.deleteFrom('group_invitation').execute();
  await groups.done(requestToJoinGroup, { params: { id }, body: { message: 'TEXT-OF-REQUEST' } }, asker);
  // A public post that links to the private one shows no card of it.
  const site = 'http://australia.localhost:4000';
  await make({ content: `See ${site}/post/${postID}` }, stranger);
  await groups.done(banFromGroup, { params: { id }, body: { userID: banned.userID } }, owner);
  await api.db.deleteFrom('group_member').where('user_id', '=', former.userID).execute();
  secret = {
    world,
    owner,
    moderator,
    member,
    stranger,
    follower,
    colleague,
    former,
    banned,
    ids: [id, postID, ofCompany.postID, ofFormer.postID, ofBanned.postID, commentID, answerID, ...left],
    texts: [
      'RULES-OF-THE-GROUP',
      'FIRST-TEXT-OF-POST',
      'CHANGED-TEXT-OF-POST',
      'TEXT-OF-COMPANY',
      'TEXT-OF-COMMENT',
      'TEXT-FOR-FORMER',
      'TEXT-FOR-BANNED',
      'TEXT-OF-ANSWER',
      'TEXT-OF-REQUEST',
    ],
    members: [moderator.userID, member.userID, 'Quillon', 'Zephyrine', 'Xanthippe', 'Wolfgangus'],
  };
});
afterAll(() => api.stop());

const idLike = /^[0-9a-f]{8}-/;
const named: Readonly<Record<string, readonly string[]>> = {
  kind: sitemapKinds,
  resourceType: resourceTypes,
};

/**
 * Requests of a call with private ids in the places where ids are: each in all places, and each with the group in the others. All pairs would
 * be a hundred requests of a call. Other values are those of the permission table.
 */
async function requestsOf(call: Call): Promise<SentRequest[]> {
  const row = permissionRows.find(({ name }) => name === call.name);
  const plain: SentRequest = (await row?.request?.(secret.world, api)) ?? {};
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // A write that names a member, such as a follow, would make them known.
  const ids = call.method === 'GET' ? [...secret.ids, secret.member.userID] : secret.ids;
  const [groupID = ''] = ids;
  const placings = ids.flatMap((id) => [
    () => id,
    (place: number) => (place === 0 ? groupID : id),
    (place: number) => (place === 0 ? id : groupID),
  ]);
  const queries =
    call.method === 'GET'
      ? [plain.query ?? {}, { search: 'TEXT', q: 'TEXT', text: 'TEXT' }]
      : [plain.query ?? {}];
  const requests = placings.flatMap((idAt) => {
    const choices = params.map((name, place) => {
      const given = String(plain.params?.[name] ?? 'x');
      return named[name] ?? [idLike.test(given) ? idAt(place) : given];
    });
    const combined = choices.reduce<string[][]>(
      (known, more) => known.flatMap((list) => more.map((value) => [...list, value])),
      [[]],
    );
    const body = plain.body === undefined ? undefined : replaceIds(plain.body, idAt(params.length));
    return combined.flatMap((values) => {
      const filled = Object.fromEntries(params.map((name, place) => [name, values[place] ?? '']));
      return queries.map((query) => ({ params: filled, query: query as Record<string, string>, body }));
    });
  });
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
}

function replaceIds(value: unknown, id: string): unknown {
  if (typeof value === 'string') return idLike.test(value) ? id : value;
  if (Array.isArray(value)) return value.map((one) => replaceIds(one, id));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceIds(one, id)]));
}

/** Streams never end, and a file is no JSON. */
const walked = calls.filter((call: Call) => !call.stream && !call.fileType);

const reads = walked.filter(({ method }: Call) => method === 'GET');

/** Makes every call as somebody and returns what was found of the secrets, as `call: secret`. */
async function walk(
  who: BusinessPerson | undefined,
  { withMembers = false, of = walked }: { withMembers?: boolean; of?: readonly Call[] } = {},
): Promise<string[]> {
  const found = new Set<string>();
  for (const call of of)
    for (const request of await requestsOf(call)) {
      const { body } = await groups.call(call, request, who);
      const told = JSON.stringify(body);
      const asked = JSON.stringify(request);
      for (const text of secret.texts) if (told.includes(text)) found.add(`${call.name}: ${text}`);
      if (!withMembers || asked.includes(secret.member.userID)) continue;
      for (const text of secret.members) if (told.includes(text)) found.add(`${call.name}: ${text}`);
    }
  return [...found];
}

/** Everything that is written in the group, with its reactions. */
async function written(): Promise<unknown> {
  const { rows } = await sql`
    select post::text from post where timeline_id = ${secret.ids[0]}
    union all select comment::text from comment where root_id = any(${secret.ids}::text[])
    union all select post_edit::text from post_edit where post_id = any(${secret.ids}::text[])
    union all select reaction::text from reaction where resource_id = any(${secret.ids}::text[])
    union all select group_member::text from group_member where group_id = ${secret.ids[0]}
    order by 1`.execute(api.db);
  return rows;
}

it('finds all of it with the token of a member, so that the walks below would', async () => {
  const found = await walk(secret.owner, { withMembers: true, of: reads });
  const told = (call: Call) => found.filter((line) => line.startsWith(`${call.name}: `));
  for (const call of [loadGroupTimeline, loadNewsfeed, loadPost, listComments, loadComment, listGroupMembers])
    expect(told(call), call.name).not.toEqual([]);
  for (const text of secret.texts)
    expect(
      found.some((line) => line.endsWith(text)),
      text,
    ).toBe(true);
}, 180_000);

it.each([
  ['a visitor', walked],
  ['stranger', walked],
  ['banned', walked],
] as const)(
  'GRP-03, GRP-04: no call tells %s a text of a private group or who its members are, nor changes anything in it',
  async (name, of) => {
    const who = name === 'a visitor' ? undefined : secret[name];
    const before = await written();
    expect(await walk(who, { withMembers: true, of })).toEqual([]);
    expect(await written()).toEqual(before);
  },
  180_000,
);

it.each([
  ['follower', reads],
  ['former', walked],
  ['colleague', walked],
] as const)(
  'GRP-03, GRP-04: no call tells a text of a private group to somebody who knows its members, nor changes anything in it: %s',
  async (name, of) => {
    const before = await written();
    expect(await walk(secret[name], { of })).toEqual([]);
    expect(await written()).toEqual(before);
  },
  180_000,
);
