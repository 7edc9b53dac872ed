import { makeComment } from '@wbn/contract/social/comments.ts';
import { listMentionCandidates } from '@wbn/contract/social/mentions.ts';
import { editPost, makePost } from '@wbn/contract/social/posts.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../../testing/add-business-people.ts';
import { addGroup } from '../../testing/add-group.ts';
import { groupCalls } from '../../testing/group-calls.ts';
import { postCalls } from '../../testing/post-calls.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let groups: ReturnType<typeof groupCalls>;
let writer: BusinessPerson;
let member: BusinessPerson;
let outsider: BusinessPerson;
let inFirm: BusinessPerson;
let firmID: string;
let ids: Record<'open' | 'private', string>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  groups = groupCalls(api);
  const firm = await addBusinessPeople(api, { company_name: 'Zenith Castings' });
  inFirm = firm.member;
  firmID = firm.businessID;
  [writer, member, outsider] = (await Promise.all(
    ['Walter', 'Zelda', 'Zeno'].map((name) => addAccount(api, name)),
  )) as [BusinessPerson, BusinessPerson, BusinessPerson];
  const people = { [writer.userID]: 'owner', [member.userID]: 'member' } as const;
  const [open, hidden] = [
    await addGroup(api.db, people),
    await addGroup(api.db, people, { access: 'private' }),
  ];
  ids = { open, private: hidden };
  await api.db
    .insertInto('group_member')
    .values(
      [open, hidden].map((group_id) => ({
        group_id,
        user_id: inFirm.userID,
        business_id: firmID,
        role: 'member',
      })),
    )
    .execute();
  await api.db
    .insertInto('follow')
    .values({ user_id: writer.userID, resource_id: outsider.userID, resource_type: 'user' })
    .execute();
  await api.search.index('user', [member.userID, outsider.userID]);
  await api.search.index('business', [firmID]);
});
afterAll(() => api.stop());

const search = async (typed: string, groupID?: string) => {
  const found: { name: string }[] = await groups.done(
    listMentionCandidates,
    { query: { search: typed, ...(groupID && { groupID }) } },
    writer,
  );
  return found.map(({ name }) => name);
};

describe('GRP-11: mentions in a group', () => {
  it.each(['ze', 'z'])(
    'offers only members of a private group for %s, though others are followed',
    async (typed) => {
      expect((await search(typed, ids.private)).toSorted()).toEqual(['Zelda Rossi', 'Zenith Castings']);
    },
  );

  it.each(['ze', 'z'])('offers members of an open group first for %s, then others', async (typed) => {
    const found = await search(typed, ids.open);
    expect(found.slice(0, 2).toSorted()).toEqual(['Zelda Rossi', 'Zenith Castings']);
    expect(found[2]).toBe('Zeno Rossi');
    expect(await search('z')).toEqual(['Zeno Rossi']);
  });

  it('tells strangers to a private group nothing of its members', async () => {
    const query = { search: 'ze', groupID: ids.private };
    expect((await groups.call(listMentionCandidates, { query }, outsider)).status).toBe(404);
  });

  it('tells nobody outside of a private group that they are mentioned in it, in a post, an edit or a comment', async () => {
    const named = { start: 0, length: 11, resourceID: outsider.userID, resourceType: 'user' };
    const of = { start: 0, length: 16, resourceID: firmID, resourceType: 'business' };
    const place = { timelineID: ids.private, timelineType: 'group' };
    const make = (content: string, mentions: object[]) =>
      groups.done(makePost, { body: { content, mentions, ...place } }, writer);
    const { postID } = await make('@Zeno Rossi, what do you think?', [named]);
    const plain = await make('What do you think?', []);
    const edit = { content: '@Zeno Rossi, what do you think?', mentions: [named], version: 0 };
    await groups.done(editPost, { params: { postID: plain.postID }, body: edit }, writer);
    const comment = { resourceID: postID, resourceType: 'post', content: '@Zeno Rossi?', mentions: [named] };
    await groups.done(makeComment, { body: comment }, writer);
    const posts = postCalls(api);
    expect(await posts.noticesOf(outsider)).toEqual([]);
    // Of a company only its people in the group.
    const { postID: ofFirm } = await make('@Zenith Castings knows', [of]);
    expect(await posts.noticesOf(inFirm)).toEqual([`mention ${ofFirm}`]);
    const told = await api.db
      .selectFrom('notification')
      .select('user_id')
      .where('root_id', '=', ofFirm)
      .execute();
    expect(told).toEqual([{ user_id: inFirm.userID }]);
  });
});
