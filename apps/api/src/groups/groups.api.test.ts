import { acceptGroupHandOver, handOverGroup } from '@wbn/contract/groups/group-hand-over.ts';
import {
  banFromGroup,
  changeGroupRole,
  joinGroup,
  leaveGroup,
  listGroupBans,
  listGroupMembers,
  removeGroupMember,
  unbanFromGroup,
} from '@wbn/contract/groups/group-members.ts';
import { groupProblemOf } from '@wbn/contract/groups/group-problems.ts';
import {
  decideGroupRequest,
  declineGroupInvitation,
  inviteToGroup,
  listGroupInvitations,
  listGroupRequests,
  listOwnGroupInvitations,
  requestToJoinGroup,
  revokeGroupInvitation,
  withdrawGroupRequest,
} from '@wbn/contract/groups/group-requests.ts';
import {
  closeGroup,
  createGroup,
  listGroupProposals,
  listGroups,
  listOwnGroups,
  loadGroup,
  loadGroupAllowance,
  loadGroupTimeline,
  pinPost,
  saveGroup,
  unpinPost,
} from '@wbn/contract/groups/groups.ts';
import { loadBusinessPage, loadProfilePage } from '@wbn/contract/pages/pages.ts';
import { listSitemapEntries, listSitemapParts } from '@wbn/contract/search/sitemaps.ts';
import { editComment, listComments, makeComment, removeComment } from '@wbn/contract/social/comments.ts';
import { editPost, loadNewsfeed, removePost } from '@wbn/contract/social/posts.ts';
import { loadReactionSummary, react, removeReaction } from '@wbn/contract/social/reactions.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addAccount, addBusinessPeople, type BusinessPerson } from '../testing/add-business-people.ts';
import { addGroup } from '../testing/add-group.ts';
import { ask } from '../testing/call-server.ts';
import { groupCalls, newGroup } from '../testing/group-calls.ts';
import { listenLive } from '../testing/listen-live.ts';
import { postCalls } from '../testing/post-calls.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let api: TestServer;
let groups: ReturnType<typeof groupCalls>;
let posts: ReturnType<typeof postCalls>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  groups = groupCalls(api);
  posts = postCalls(api);
});
afterAll(() => api.stop());

const at = (id: string) => ({ params: { id } });
const member = (id: string, { userID }: BusinessPerson) => ({ params: { id, userID } });
const postIn = (id: string, who: BusinessPerson, content = 'Who casts GG-25?') =>
  posts.made({ content, timelineID: id, timelineType: 'group' }, who);
const people = (...names: readonly string[]) => Promise.all(names.map((name) => addAccount(api, name)));
const status = async (...given: Parameters<typeof groups.call>) => (await groups.call(...given)).status;
const toldTo = async ({ headers }: BusinessPerson) =>
  (await ask(`${api.url}/notification/list`, { headers })).body.data.notifications;
const namesOf = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

describe('GRP-01, BIZ-28: founding', () => {
  it('founds a group as oneself or as a company, and the founder is its owner', async () => {
    const [ana] = await people('Ana');
    const group = await groups.found(ana as BusinessPerson, { country: 'CL', rules: 'No advertising.' });
    expect(group).toMatchObject({
      name: newGroup.name,
      access: 'open',
      industry: { id: '0009' },
      country: { code: 'CL' },
      language: { code: 'es', languageName: 'Spanish' },
      rules: 'No advertising.',
      founder: { authorID: ana?.userID, authorType: 'user' },
      memberCount: 1,
      role: 'owner',
      version: 1,
      session: { role: 'owner', mayManage: true, mayModerate: true, mayPost: true, mayJoin: false },
    });
    const { businessID, owner, outsider } = await addBusinessPeople(api, { company_name: 'Acme Castings' });
    const ofCompany = await groups.found(owner, { businessID });
    expect(ofCompany).toMatchObject({
      founder: { authorID: businessID, name: 'Acme Castings' },
      session: { businessID },
    });
    expect(await status(createGroup, { body: { ...newGroup, businessID } }, outsider)).toBe(403);
  });

  it('names wrong fields, and refuses names like web addresses', async () => {
    const [ana] = await people('Ana');
    const wrong = { ...newGroup, name: 'www.spam.example', industry: '9999', language: 'xx', country: 'XX' };
    const { body } = await groups.call(createGroup, { body: wrong }, ana);
    expect(groupProblemOf(body.fields.name)).toBe('webAddress');
    const codes = await groups.call(createGroup, { body: { ...wrong, name: 'Valves' } }, ana);
    expect(Object.keys(codes.body.fields).sort()).toEqual(['country', 'industry', 'language']);
  });

  it('allows two groups without a plan, more with a plan of a company, and counts no closed ones', async () => {
    const { businessID, owner } = await addBusinessPeople(api);
    const [first] = [await groups.found(owner), await groups.found(owner)];
    const refused = await groups.call(createGroup, { body: newGroup }, owner);
    expect([refused.status, refused.body.name]).toEqual([403, 'PlanLimitReached']);
    expect(refused.body.message).toContain('The Gold plan allows 5');
    await groups.done(closeGroup, at(first?.groupID ?? ''), owner);
    expect(await groups.done(loadGroupAllowance, {}, owner)).toEqual({ founded: 1, allowed: 2 });
    await api.db.updateTable('business').set({ subscription: 'gold' }).where('id', '=', businessID).execute();
    expect(await groups.done(loadGroupAllowance, {}, owner)).toEqual({ founded: 1, allowed: 5 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => groups.call(createGroup, { body: newGroup }, owner)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4);
  });

  it('saves fields for owners, refuses older versions, and keeps a private group private', async () => {
    const [ana] = (await people('Ana')) as [BusinessPerson];
    const { groupID } = await groups.found(ana);
    const save = (body: object) =>
      groups.call(saveGroup, { ...at(groupID), body: { ...newGroup, ...body } }, ana);
    expect((await save({ name: 'Valves and pumps', version: 1 })).body.data).toMatchObject({
      name: 'Valves and pumps',
      version: 2,
    });
    expect((await save({ version: 1 })).status).toBe(409);
    expect((await save({ access: 'private', version: 2 })).status).toBe(200);
    const opened = await save({ access: 'open', version: 3 });
    expect([opened.status, groupProblemOf(opened.body.fields.access)]).toEqual([400, 'private']);
  });

  it('a new account founds few groups', async () => {
    const [ana] = (await people('Ana')) as [BusinessPerson];
    await api.db
      .updateTable('account.user')
      .set({ email_verified: false, created_at: new Date() })
      .where('id', '=', ana.userID)
      .execute();
    await groups.found(ana);
    expect(await status(createGroup, { body: newGroup }, ana)).toBe(429);
  });
});

describe('GRP-02: open groups', () => {
  it('are read by everybody, listed in sitemaps, and joined at once', async () => {
    const [ana, ben] = (await people('Ana', 'Ben')) as [BusinessPerson, BusinessPerson];
    const { groupID } = await groups.found(ana, { name: 'Open castings', country: 'NZ' });
    const post = await postIn(groupID, ana);
    expect(await groups.done(loadGroup, at(groupID))).toMatchObject({ isReadable: true, memberCount: 1 });
    expect((await groups.done(loadGroupTimeline, at(groupID))).items).toMatchObject([
      { postID: post.postID, timelineType: 'group', groupName: 'Open castings' },
    ]);
    expect((await groups.done(listGroupMembers, at(groupID))).items).toMatchObject([
      { userID: ana.userID, role: 'owner', name: 'Ana Rossi' },
    ]);
    const sitemap = { params: { kind: 'groups' }, query: { countries: 'NZ' } };
    expect(await groups.done(listSitemapEntries, sitemap)).toMatchObject([
      { id: groupID, name: 'Open castings' },
    ]);
    expect(await groups.done(listSitemapParts, sitemap)).toHaveLength(1);
    expect(await groups.done(listSitemapEntries, { ...sitemap, query: { countries: 'IT' } })).toEqual([]);

    expect((await posts.loaded(post.postID, ben)).session).toMatchObject({ mayRespond: false });
    const comment = { resourceID: post.postID, resourceType: 'post', content: 'We do.' };
    expect(await status(makeComment, { body: comment }, ben)).toBe(403);
    const liked = { params: { resourceType: 'post' }, body: { resourceID: post.postID } };
    expect(await status(react, liked, ben)).toBe(403);
    await groups.done(joinGroup, { ...at(groupID), body: {} }, ben);
    await groups.done(joinGroup, { ...at(groupID), body: {} }, ben);
    expect(await status(makeComment, { body: comment }, ben)).toBe(200);
    expect(await status(react, liked, ben)).toBe(200);
    expect(await groups.done(loadGroup, at(groupID), ben)).toMatchObject({ memberCount: 2, role: 'member' });
    await groups.done(leaveGroup, at(groupID), ben);
    expect(await groups.done(loadGroup, at(groupID))).toMatchObject({ memberCount: 1 });
  });
});

describe('GRP-03: private groups', () => {
  it('are joined by a request that an owner or moderator accepts, and notify both sides', async () => {
    const [ana, ben, eva] = (await people('Ana', 'Ben', 'Eva')) as [
      BusinessPerson,
      BusinessPerson,
      BusinessPerson,
    ];
    const { groupID } = await groups.found(ana, { access: 'private' });
    expect(await status(joinGroup, { ...at(groupID), body: {} }, ben)).toBe(403);
    for (const who of [ben, eva])
      await groups.done(requestToJoinGroup, { ...at(groupID), body: { message: 'We cast.' } }, who);
    await groups.done(requestToJoinGroup, { ...at(groupID), body: { message: 'We cast valves.' } }, ben);
    expect(await posts.noticesOf(ana)).toEqual([`group-request ${groupID}`, `group-request ${groupID}`]);
    const asked = (await groups.done(listGroupRequests, at(groupID), ana)).items;
    expect(asked).toMatchObject([{ name: 'Eva Rossi' }, { name: 'Ben Rossi', message: 'We cast valves.' }]);
    expect(await groups.done(loadGroup, at(groupID), ana)).toMatchObject({ session: { requestCount: 2 } });
    const decide = (who: BusinessPerson, decision: string) =>
      groups.call(decideGroupRequest, { ...member(groupID, who), body: { decision } }, ana);
    expect((await decide(ben, 'accept')).status).toBe(200);
    expect((await decide(eva, 'decline')).status).toBe(200);
    expect((await decide(eva, 'accept')).status).toBe(404);
    expect(await posts.noticesOf(ben)).toEqual([`group-accepted ${groupID}`]);
    expect(await posts.noticesOf(eva)).toEqual([]);
    expect(await posts.noticesOf(ana)).toEqual([]);
    expect(await groups.done(loadGroup, at(groupID), ben)).toMatchObject({
      isReadable: true,
      role: 'member',
    });
    await groups.done(requestToJoinGroup, { ...at(groupID), body: {} }, eva);
    await groups.done(withdrawGroupRequest, at(groupID), eva);
    expect((await groups.done(listGroupRequests, at(groupID), ana)).items).toEqual([]);
  });

  it('are joined by an invitation, which can be revoked and declined', async () => {
    const [ana, ben, eva] = (await people('Ana', 'Ben', 'Eva')) as [
      BusinessPerson,
      BusinessPerson,
      BusinessPerson,
    ];
    const { groupID } = await groups.found(ana, { access: 'private' });
    const invite = ({ userID }: BusinessPerson) =>
      groups.call(inviteToGroup, { ...at(groupID), body: { userID } }, ana);
    for (const who of [ben, ben, eva]) expect((await invite(who)).status).toBe(200);
    expect(await posts.noticesOf(ben)).toEqual([`group-invited ${groupID}`]);
    expect((await groups.done(listGroupInvitations, at(groupID), ana)).items).toHaveLength(2);
    expect(await groups.done(listOwnGroupInvitations, {}, ben)).toMatchObject([
      { group: { groupID }, invitedBy: { authorID: ana.userID } },
    ]);
    expect(await groups.done(loadGroup, at(groupID), ben)).toMatchObject({
      isReadable: false,
      session: { isInvited: true, mayJoin: true, mayRequest: false },
    });
    await groups.done(joinGroup, { ...at(groupID), body: {} }, ben);
    expect((await invite(ben)).status).toBe(409);
    await groups.done(revokeGroupInvitation, member(groupID, eva), ana);
    expect(await posts.noticesOf(eva)).toEqual([]);
    expect(await status(joinGroup, { ...at(groupID), body: {} }, eva)).toBe(403);
    await invite(eva);
    await groups.done(declineGroupInvitation, at(groupID), eva);
    expect(await groups.done(listOwnGroupInvitations, {}, eva)).toEqual([]);
    // An invitation to somebody who has asked makes them a member.
    await groups.done(requestToJoinGroup, { ...at(groupID), body: {} }, eva);
    await invite(eva);
    expect(await groups.done(loadGroup, at(groupID), eva)).toMatchObject({ role: 'member' });
  });

  it('nobody outside is notified of a mention in one, or of a comment on their company’s post', async () => {
    const { businessID, owner, admin, outsider } = await addBusinessPeople(api, {
      company_name: 'Acme Mills',
    });
    const [ben] = (await people('Ben')) as [BusinessPerson];
    const { groupID } = await groups.found(owner, { access: 'private' });
    await groups.done(inviteToGroup, { ...at(groupID), body: { userID: ben.userID } }, owner);
    await groups.done(joinGroup, { ...at(groupID), body: {} }, ben);
    const named = '@Otto Rossi @Ben Rossi hello';
    const post = await posts.made(
      {
        content: named,
        businessID,
        timelineID: groupID,
        timelineType: 'group',
        mentions: [
          { start: 0, length: 11, resourceID: outsider.userID, resourceType: 'user' },
          { start: 12, length: 10, resourceID: ben.userID, resourceType: 'user' },
        ],
      },
      owner,
    );
    const comment = { resourceID: post.postID, resourceType: 'post', content: 'Hello.' };
    await groups.done(makeComment, { body: comment }, ben);
    expect(await posts.noticesOf(outsider)).toEqual([]);
    expect(await posts.noticesOf(admin)).toEqual([]);
    expect(await posts.noticesOf(owner)).toEqual([`comment ${post.postID}`]);
    expect(await posts.noticesOf(ben)).toEqual([`group-invited ${groupID}`, `mention ${post.postID}`]);
    await groups.done(react, { params: { resourceType: 'post' }, body: { resourceID: post.postID } }, ben);
    const likes = async (who?: BusinessPerson) =>
      (await groups.done(loadReactionSummary, { params: { id: post.postID } }, who)).reactionCount.like;
    expect([await likes(), await likes(outsider), await likes(owner)]).toEqual([0, 0, 1]);
    // Whoever leaves keeps no notification of it.
    await groups.done(leaveGroup, at(groupID), ben);
    expect(await posts.noticesOf(ben)).toEqual([]);
  });

  it('live events reach members only', async () => {
    const [ana, ben, follower] = (await people('Ana', 'Ben', 'Fay')) as [
      BusinessPerson,
      BusinessPerson,
      BusinessPerson,
    ];
    await api.db
      .insertInto('follow')
      .values({ user_id: follower.userID, resource_id: ana.userID, resource_type: 'user' })
      .execute();
    const id = await addGroup(
      api.db,
      { [ana.userID]: 'owner', [ben.userID]: 'member' },
      { access: 'private' },
    );
    const lines = await Promise.all([ben, follower].map((who) => listenLive(api, who)));
    const { postID } = await postIn(id, ana);
    const open = await posts.made({ content: 'For everybody' }, ana);
    const heard = { kind: 'post', resourceID: postID };
    await expect.poll(() => lines[0]?.events).toEqual([heard]);
    await expect.poll(() => lines[1]?.events).toEqual([{ kind: 'post', resourceID: open.postID }]);
    for (const line of lines) line.leave();
  });
});

describe('GRP-04: roles', () => {
  const team = async (access: 'open' | 'private' = 'open') => {
    const [owner, moderator, plain] = (await people('Olga', 'Mo', 'Mei')) as [
      BusinessPerson,
      BusinessPerson,
      BusinessPerson,
    ];
    const id = await addGroup(
      api.db,
      { [owner.userID]: 'owner', [moderator.userID]: 'moderator', [plain.userID]: 'member' },
      { access },
    );
    return { id, owner, moderator, plain };
  };
  const setRole = (id: string, who: BusinessPerson, role: string, by: BusinessPerson) =>
    status(changeGroupRole, { ...member(id, who), body: { role } }, by);

  it('owners change roles and hand over; the last owner stays', async () => {
    const { id, owner, moderator, plain } = await team();
    expect(await setRole(id, plain, 'moderator', moderator)).toBe(403);
    expect(await setRole(id, owner, 'member', owner)).toBe(409);
    expect(await status(leaveGroup, at(id), owner)).toBe(409);
    expect(await setRole(id, plain, 'moderator', owner)).toBe(200);
    await groups.done(handOverGroup, { ...at(id), body: { userID: moderator.userID } }, owner);
    await groups.done(acceptGroupHandOver, at(id), moderator);
    expect(await groups.done(loadGroup, at(id), owner)).toMatchObject({ role: 'moderator' });
    expect(await status(leaveGroup, at(id), owner)).toBe(200);
    expect(namesOf(await groups.done(listGroupMembers, at(id)))).toEqual(['Mo Rossi', 'Mei Rossi']);
  });

  it('moderators remove members and what they wrote; owners also moderators', async () => {
    const { id, owner, moderator, plain } = await team();
    const post = await postIn(id, plain);
    const comment = { resourceID: post.postID, resourceType: 'post', content: 'We do.' };
    const { commentID } = await groups.done(makeComment, { body: comment }, plain);
    expect((await posts.loaded(post.postID, moderator)).session).toMatchObject({ mayRemove: true });
    const asStranger = await fetch(`${api.url}/social/comments/comment/${commentID}`, {
      headers: moderator.headers,
    });
    expect((await asStranger.json()).data.comment.session).toMatchObject({ mayRemove: true });
    expect((await posts.remove(post.postID, moderator)).status).toBe(200);
    expect(await status(removeGroupMember, member(id, owner), moderator)).toBe(403);
    expect(await status(removeGroupMember, member(id, moderator), plain)).toBe(403);
    expect(await status(removeGroupMember, member(id, plain), moderator)).toBe(200);
    expect(await status(removeGroupMember, member(id, moderator), owner)).toBe(200);
    expect(await status(removeGroupMember, member(id, owner), owner)).toBe(403);
    // GRP-08: without the name of who did it.
    for (const removed of [plain, moderator])
      expect(await toldTo(removed)).toMatchObject([
        { kind: 'group-ended', outcome: 'removed', resource: { id, type: 'group' } },
      ]);
  });

  it('a ban keeps a person out, takes their texts along on demand, and ends', async () => {
    const { id, owner, moderator, plain } = await team('private');
    const post = await postIn(id, plain);
    const comment = { resourceID: (await postIn(id, owner)).postID, resourceType: 'post', content: 'We do.' };
    const { commentID } = await groups.done(makeComment, { body: comment }, plain);
    const ban = { ...at(id), body: { userID: plain.userID, removePosts: true } };
    await groups.done(banFromGroup, ban, moderator);
    expect(await toldTo(plain)).toMatchObject([{ kind: 'group-ended', outcome: 'banned' }]);
    expect((await posts.load(post.postID, owner)).status).toBe(404);
    expect(
      (await fetch(`${api.url}/social/comments/comment/${commentID}`, { headers: owner.headers })).status,
    ).toBe(404);
    expect(await status(loadGroup, at(id), plain)).toBe(404);
    expect(await status(requestToJoinGroup, { ...at(id), body: {} }, plain)).toBe(404);
    expect(namesOf(await groups.done(listGroups, { query: { search: 'Andes' } }, plain))).not.toContain(id);
    expect(await status(inviteToGroup, { ...at(id), body: { userID: plain.userID } }, owner)).toBe(403);
    expect((await groups.done(listGroupBans, at(id), owner)).items).toMatchObject([
      { person: { authorID: plain.userID } },
    ]);
    await groups.done(unbanFromGroup, member(id, plain), owner);
    expect(await status(requestToJoinGroup, { ...at(id), body: {} }, plain)).toBe(200);
  });

  it.each([
    ['open', 'was banned'],
    ['private', 'was banned'],
    ['open', 'left'],
    ['private', 'left'],
  ] as const)(
    'in a group that is %s, somebody who %s changes and removes nothing there',
    async (access, how) => {
      const { id, owner, moderator, plain } = await team(access);
      const own = await postIn(id, plain);
      const on = (postID: string) => ({
        body: { resourceID: postID, resourceType: 'post', content: 'We do.' },
      });
      const ownComment = await groups.done(makeComment, on((await postIn(id, owner)).postID), plain);
      const below = await groups.done(makeComment, on(own.postID), owner);
      const liked = { params: { resourceType: 'post' }, body: { resourceID: own.postID } };
      await groups.done(
        react,
        { params: { resourceType: 'comment' }, body: { resourceID: below.commentID } },
        plain,
      );
      if (how === 'left') await groups.done(leaveGroup, at(id), plain);
      else await groups.done(banFromGroup, { ...at(id), body: { userID: plain.userID } }, moderator);

      const change = { content: 'Buy here.', version: 0 };
      const writes = [
        await groups.call(editPost, { params: { postID: own.postID }, body: change }, plain),
        await groups.call(editComment, { params: { commentID: ownComment.commentID }, body: change }, plain),
        await groups.call(removeComment, { params: { commentID: ownComment.commentID } }, plain),
        await groups.call(removeComment, { params: { commentID: below.commentID } }, plain),
        await groups.call(removePost, { body: { postID: own.postID } }, plain),
        await groups.call(react, liked, plain),
        await groups.call(makeComment, on(own.postID), plain),
      ];
      const refused = access === 'open' ? 403 : 404;
      expect(writes.map(({ status: code }) => code)).toEqual(writes.map(() => refused));
      if (access === 'open')
        for (const { body } of writes)
          expect(body.message).toContain('Only members of this group write in it.');
      const unlike = { params: { resourceType: 'comment' }, body: { resourceID: below.commentID } };
      expect(await status(removeReaction, unlike, plain)).toBe(403);
      const { data } = (await groups.call(listComments, { params: { resourceID: own.postID } }, owner)).body
        .data;
      expect(data.comments).toMatchObject([{ content: 'We do.', reactions: { reactionCount: { like: 1 } } }]);
      expect(await posts.loaded(own.postID, owner)).toMatchObject({ version: 0 });
      if (access === 'private') return;
      // The page offers no buttons that fail.
      expect(await posts.loaded(own.postID, plain)).toMatchObject({
        session: { mayEdit: false, mayRemove: false },
      });
    },
  );

  it('closing hides the group and its posts from everybody, and keeps them for their authors’ archives', async () => {
    const { id, owner, plain } = await team();
    const post = await postIn(id, plain);
    expect(await status(closeGroup, at(id), plain)).toBe(403);
    await groups.done(closeGroup, at(id), owner);
    for (const who of [undefined, owner, plain]) {
      expect(await status(loadGroup, at(id), who)).toBe(404);
      expect((await posts.load(post.postID, who)).status).toBe(404);
    }
    const next = { content: 'Still here?', timelineID: id, timelineType: 'group' } as const;
    expect((await posts.make(next, owner)).status).toBe(404);
    const { removed_at } = await api.db
      .selectFrom('post')
      .select('removed_at')
      .where('id', '=', post.postID)
      .executeTakeFirstOrThrow();
    expect(removed_at).toBeNull();
    expect(await groups.done(listOwnGroups, {}, plain)).toEqual({ items: [], total: 0 });
  });

  it('a deleted account leaves its group to the moderator, then to the oldest member, and the last closes it', async () => {
    const { id, owner, moderator, plain } = await team();
    const gone = ({ userID }: BusinessPerson) =>
      api.db.deleteFrom('user_profile').where('id', '=', userID).execute();
    await gone(owner);
    expect(await groups.done(loadGroup, at(id), moderator)).toMatchObject({ role: 'owner', memberCount: 2 });
    expect(await groups.done(loadGroup, at(id))).not.toHaveProperty('founder');
    await gone(moderator);
    expect(await groups.done(loadGroup, at(id), plain)).toMatchObject({ role: 'owner' });
    await gone(plain);
    expect(await status(loadGroup, at(id))).toBe(404);
  });

  it('who leaves or loses a company stays in the group as themselves', async () => {
    const {
      businessID,
      owner,
      member: colleague,
    } = await addBusinessPeople(api, { company_name: 'Acme Gears' });
    const { groupID } = await groups.found(owner, { businessID });
    await groups.done(joinGroup, { ...at(groupID), body: { businessID } }, colleague);
    const authors = async () =>
      (await groups.done(listGroupMembers, at(groupID))).items.map(
        ({ author }: { author: { name: string } }) => author.name,
      );
    expect(await authors()).toEqual(['Acme Gears', 'Acme Gears']);
    await api.db.deleteFrom('business_member').where('user_id', '=', colleague.userID).execute();
    expect(await authors()).toEqual(['Acme Gears', 'Mei Rossi']);
    await api.db.deleteFrom('business').where('id', '=', businessID).execute();
    expect(await authors()).toEqual(['Olga Rossi', 'Mei Rossi']);
  });
});

describe('GRP-05: posts of groups', () => {
  it('the newsfeed of a member has the posts of their groups, once, without muted authors', async () => {
    const [ana, ben, eva] = (await people('Ana', 'Ben', 'Eva')) as [
      BusinessPerson,
      BusinessPerson,
      BusinessPerson,
    ];
    const roles = { [ana.userID]: 'owner', [ben.userID]: 'member', [eva.userID]: 'member' } as const;
    const id = await addGroup(api.db, roles, { access: 'private' });
    await api.db
      .insertInto('follow')
      .values({ user_id: ben.userID, resource_id: ana.userID, resource_type: 'user' })
      .execute();
    const written: string[] = [];
    for (let count = 0; count < 15; count += 1) written.unshift((await postIn(id, ana)).postID);
    written.unshift((await postIn(id, eva)).postID);
    const feed = async (who: BusinessPerson, order = 'newest') => {
      const items: string[] = [];
      let nextID: string | undefined;
      do {
        const query = { order, ...(nextID && { nextID }) };
        const page = await groups.done(loadNewsfeed, { query }, who);
        items.push(...page.items.map(({ postID }: { postID: string }) => postID));
        nextID = page.nextID;
      } while (nextID);
      return items;
    };
    expect(await feed(ben)).toEqual(written);
    expect((await feed(ben, 'balanced')).toSorted()).toEqual(written.toSorted());
    await api.db
      .insertInto('mute')
      .values({ user_id: ben.userID, muted_id: eva.userID, muted_type: 'user' })
      .execute();
    expect(await feed(ben)).toEqual(written.slice(1));
    await groups.done(leaveGroup, at(id), ben);
    expect(await feed(ben)).toEqual([]);
  });

  it('pins one post above the timeline', async () => {
    const [ana] = (await people('Ana')) as [BusinessPerson];
    const { groupID } = await groups.found(ana);
    const [first, second] = [await postIn(groupID, ana), await postIn(groupID, ana)];
    const elsewhere = await posts.made({ content: 'Elsewhere' }, ana);
    const pin = (postID: string) => status(pinPost, { ...at(groupID), body: { postID } }, ana);
    expect(await pin(elsewhere.postID)).toBe(404);
    expect(await pin(first.postID)).toBe(200);
    const timeline = await groups.done(loadGroupTimeline, at(groupID));
    expect(timeline).toMatchObject({
      pinned: { postID: first.postID },
      items: [{ postID: second.postID }],
      mayPost: false,
    });
    expect(await pin(second.postID)).toBe(200);
    await posts.remove(second.postID, ana);
    expect(await groups.done(loadGroupTimeline, at(groupID))).not.toHaveProperty('pinned');
    await groups.done(unpinPost, at(groupID), ana);
    expect((await groups.done(loadGroupTimeline, at(groupID))).items).toHaveLength(1);
  });
});

describe('GRP-06: lists', () => {
  it('finds groups by words, industry and country, and lists those of people and companies', async () => {
    const { businessID, owner, outsider } = await addBusinessPeople(api);
    const turned = await groups.found(owner, { name: 'Turned flanges', country: 'UY', businessID });
    const hidden = await groups.found(owner, { name: 'Hidden flanges', access: 'private', industry: '0003' });
    const list = (query: Record<string, string>, who?: BusinessPerson) =>
      groups.done(listGroups, { query }, who);
    expect(await list({ search: 'flang' })).toMatchObject({ total: 2 });
    expect(namesOf(await list({ search: 'turned flanges' }))).toEqual(['Turned flanges']);
    expect(namesOf(await list({ search: 'flanges', country: 'UY' }))).toEqual(['Turned flanges']);
    expect(namesOf(await list({ search: 'flanges', country: 'global' }))).toEqual(['Hidden flanges']);
    expect(namesOf(await list({ search: 'flanges', industry: '0003' }))).toEqual(['Hidden flanges']);
    expect((await list({ search: 'flanges', industry: '0003' })).items[0]).not.toHaveProperty('memberCount');
    const { groups: ofOwner } = await groups.done(loadProfilePage, { params: { id: owner.userID } }, owner);
    expect(namesOf({ items: ofOwner })).toEqual(['Turned flanges']);
    const { groups: ofCompany } = await groups.done(loadBusinessPage, { params: { id: businessID } });
    expect(namesOf({ items: ofCompany })).toEqual(['Turned flanges']);
    expect(namesOf(await groups.done(listOwnGroups, {}, owner))).toEqual([
      'Hidden flanges',
      'Turned flanges',
    ]);
    await api.db
      .updateTable('user_profile')
      .set({ industry_id: '0009', country: 'UY' })
      .where('id', '=', outsider.userID)
      .execute();
    const proposed = await groups.done(listGroupProposals, {}, outsider);
    expect(proposed[0]).toMatchObject({ groupID: turned.groupID });
    expect(proposed.map(({ groupID }: { groupID: string }) => groupID)).not.toContain(hidden.groupID);
  });

  it('pages members by role, latest first, and finds them by name', async () => {
    const [ana] = (await people('Ana')) as [BusinessPerson];
    const others = await people(...Array.from({ length: 7 }, (_, place) => `Member${place}`));
    const id = await addGroup(api.db, {
      ...Object.fromEntries(others.map(({ userID }) => [userID, 'member' as const])),
      [ana.userID]: 'owner',
    });
    const found: string[] = [];
    let nextID: string | undefined;
    do {
      const query = { size: '3', ...(nextID && { nextID }) };
      const page = await groups.done(listGroupMembers, { ...at(id), query });
      found.push(...namesOf(page));
      nextID = page.nextID;
    } while (nextID);
    expect(found[0]).toBe('Ana Rossi');
    expect(new Set(found).size).toBe(8);
    const search = { ...at(id), query: { search: 'member3 ros' } };
    expect(namesOf(await groups.done(listGroupMembers, search))).toEqual(['Member3 Rossi']);
  });
});

it('GRP-02: changes of a group and its posts purge its pages', async () => {
  const [ana] = (await people('Ana')) as [BusinessPerson];
  const heard: string[] = [];
  const { default: pg } = await import('pg');
  const client = new pg.Client(api.databaseUrl);
  await client.connect();
  client.on('notification', ({ payload = '' }) => heard.push(...payload.split(' ')));
  await client.query('listen page_purge');
  const { groupID } = await groups.found(ana);
  await expect.poll(() => heard).toContain('list:group');
  heard.length = 0;
  await postIn(groupID, ana);
  await expect.poll(() => heard).toContain(`group:${groupID}`);
  expect(heard).not.toContain('list:group');
  heard.length = 0;
  await groups.done(saveGroup, { ...at(groupID), body: { ...newGroup, name: 'Renamed', version: 1 } }, ana);
  await expect.poll(() => heard).toContain('list:group');
  await client.end();
});
