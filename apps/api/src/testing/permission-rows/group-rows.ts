import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { addAccount } from '../add-business-people.ts';
import { addGroup } from '../add-group.ts';
import { addPost } from '../add-post.ts';
import type { TestServer } from '../start-test-server.ts';
import { anyone, type Expected, type PermissionRow, signedIn, type World } from './permission-row.ts';

const fields = {
  name: 'Valves of the Andes',
  purpose: 'Suppliers and buyers of valves.',
  rules: 'No advertising.',
  industry: '0009',
  country: 'CL',
  language: 'es',
  access: 'private',
};

/** The company's member, admin and owner are member, moderator and owner of a group; the outsider is a stranger. */
const groupOf = ({ owner, admin, member }: World, api: TestServer, access: 'open' | 'private' = 'private') =>
  addGroup(
    api.db,
    { [owner.userID]: 'owner', [admin.userID]: 'moderator', [member.userID]: 'member' },
    { access },
  );

/** A group that its owner asks the member to take over. */
async function handedOver(world: World, api: TestServer) {
  const { owner, member } = world;
  const id = await groupOf(world, api);
  await api.db
    .insertInto('group_hand_over')
    .values({ group_id: id, from_id: owner.userID, to_id: member.userID })
    .execute();
  return { params: { id } };
}

/** A group with a person in the given table, other than those who ask. */
async function groupWith(
  world: World,
  api: TestServer,
  table?: 'group_request' | 'group_invitation' | 'group_ban',
): Promise<{ readonly id: string; readonly userID: string }> {
  const id = await groupOf(world, api);
  const { userID } = await addAccount(api);
  const row = { group_id: id, user_id: userID };
  if (table) await api.db.insertInto(table).values(row).execute();
  else
    await api.db
      .insertInto('group_member')
      .values({ ...row, role: 'member' })
      .execute();
  return { id, userID };
}

const inGroup = async (world: World, api: TestServer) => ({ params: { id: await groupOf(world, api) } });
const inOpenGroup = async (world: World, api: TestServer) => ({
  params: { id: await groupOf(world, api, 'open') },
});

/** What only members of a private group see (GRP-03); it does not exist for others. */
const readers: Expected = [404, 404, 200, 200, 200];
/** Owners and moderators (GRP-04). */
const moderators: Expected = [401, 403, 403, 200, 200];
const owners: Expected = [401, 403, 403, 403, 200];

async function postIn(world: World, api: TestServer, picture?: StoredPhoto) {
  const id = await groupOf(world, api);
  const place = { timeline_id: id, timeline_type: 'group' } as const;
  const row = { user_id: world.owner.userID, ...place, picture: picture ? JSON.stringify(picture) : null };
  return { id, postID: await addPost(api.db, row) };
}

/** Groups and what is written in them. */
export const groupRows: readonly PermissionRow[] = [
  { name: 'create-group', expected: signedIn, request: () => ({ body: fields }) },
  {
    name: 'create-group',
    when: "in the company's name",
    expected: [401, 403, 200, 200, 200],
    request: ({ businessID }) => ({ body: { ...fields, businessID } }),
  },
  { name: 'load-group-allowance', expected: signedIn },
  {
    name: 'save-group',
    expected: owners,
    request: async (world, api) => ({ ...(await inGroup(world, api)), body: { ...fields, version: 1 } }),
  },
  { name: 'load-group', expected: anyone, request: inGroup },
  { name: 'list-groups', expected: anyone },
  { name: 'list-own-groups', expected: signedIn },
  { name: 'list-group-proposals', expected: signedIn },
  { name: 'close-group', expected: owners, request: inGroup },
  {
    name: 'pin-post',
    expected: moderators,
    request: async (world, api) => {
      const { id, postID } = await postIn(world, api);
      return { params: { id }, body: { postID } };
    },
  },
  {
    name: 'request-group-picture',
    when: 'of a post in a private group',
    expected: readers,
    request: async (world, api) => {
      const { id, postID } = await postIn(world, api, { url: 'private/one/64.webp' });
      return { params: { id }, body: { postID, width: 64 } };
    },
  },
  { name: 'unpin-post', expected: moderators, request: inGroup },
  { name: 'load-group-timeline', when: 'open', expected: anyone, request: inOpenGroup },
  { name: 'load-group-timeline', when: 'private', expected: readers, request: inGroup },
  { name: 'list-group-members', when: 'open', expected: anyone, request: inOpenGroup },
  { name: 'list-group-members', when: 'private', expected: readers, request: inGroup },
  {
    name: 'join-group',
    when: 'open',
    expected: signedIn,
    request: async (world, api) => ({ ...(await inOpenGroup(world, api)), body: {} }),
  },
  {
    name: 'join-group',
    when: 'private',
    expected: [401, 403, 200, 200, 200],
    request: async (world, api) => ({ ...(await inGroup(world, api)), body: {} }),
  },
  {
    name: 'leave-group',
    // The last owner stays.
    expected: [401, 200, 200, 200, 409],
    request: inGroup,
  },
  {
    name: 'change-group-role',
    expected: owners,
    request: async (world, api) => ({ params: await groupWith(world, api), body: { role: 'moderator' } }),
  },
  {
    name: 'hand-over-group',
    expected: owners,
    request: async (world, api) => {
      const { id, userID } = await groupWith(world, api);
      return { params: { id }, body: { userID } };
    },
  },
  // Only the member is asked; for the others there is nothing to answer.
  { name: 'accept-group-hand-over', expected: [401, 404, 200, 404, 404], request: handedOver },
  { name: 'decline-group-hand-over', expected: [401, 404, 200, 404, 404], request: handedOver },
  { name: 'revoke-group-hand-over', expected: owners, request: handedOver },
  {
    name: 'remove-group-member',
    expected: moderators,
    request: async (world, api) => ({ params: await groupWith(world, api) }),
  },
  {
    name: 'ban-from-group',
    expected: moderators,
    request: async (world, api) => {
      const { id, userID } = await groupWith(world, api);
      return { params: { id }, body: { userID } };
    },
  },
  {
    name: 'unban-from-group',
    expected: moderators,
    request: async (world, api) => ({ params: await groupWith(world, api, 'group_ban') }),
  },
  { name: 'list-group-bans', expected: moderators, request: inGroup },
  {
    name: 'request-to-join-group',
    // Members have no need to ask.
    expected: [401, 200, 409, 409, 409],
    request: async (world, api) => ({ ...(await inGroup(world, api)), body: { message: 'We cast valves.' } }),
  },
  { name: 'withdraw-group-request', expected: signedIn, request: inGroup },
  { name: 'list-group-requests', expected: moderators, request: inGroup },
  {
    name: 'decide-group-request',
    expected: moderators,
    request: async (world, api) => ({
      params: await groupWith(world, api, 'group_request'),
      body: { decision: 'accept' },
    }),
  },
  {
    name: 'invite-to-group',
    expected: moderators,
    request: async (world, api) => {
      const { userID } = await addAccount(api);
      return { ...(await inGroup(world, api)), body: { userID } };
    },
  },
  { name: 'list-group-invitations', expected: moderators, request: inGroup },
  {
    name: 'revoke-group-invitation',
    expected: moderators,
    request: async (world, api) => ({ params: await groupWith(world, api, 'group_invitation') }),
  },
  { name: 'list-own-group-invitations', expected: signedIn },
  { name: 'decline-group-invitation', expected: signedIn, request: inGroup },
  {
    name: 'make-post',
    when: 'in an open group',
    expected: [401, 403, 200, 200, 200],
    request: async (world, api) => ({
      body: {
        content: 'Who casts GG-25?',
        timelineID: await groupOf(world, api, 'open'),
        timelineType: 'group',
      },
    }),
  },
  {
    name: 'make-post',
    when: 'in a private group',
    expected: [401, 404, 200, 200, 200],
    request: async (world, api) => ({
      body: { content: 'Who casts GG-25?', timelineID: await groupOf(world, api), timelineType: 'group' },
    }),
  },
  {
    name: 'load-post',
    when: 'in a private group',
    expected: readers,
    request: async (world, api) => ({ params: { postID: (await postIn(world, api)).postID } }),
  },
  {
    name: 'list-post-edits',
    when: 'in a private group',
    expected: readers,
    request: async (world, api) => ({ params: { postID: (await postIn(world, api)).postID } }),
  },
  {
    name: 'list-comments',
    when: 'in a private group',
    expected: readers,
    request: async (world, api) => ({ params: { resourceID: (await postIn(world, api)).postID } }),
  },
  {
    name: 'make-comment',
    when: 'in a private group',
    expected: [401, 404, 200, 200, 200],
    request: async (world, api) => {
      const { postID } = await postIn(world, api);
      return { body: { resourceID: postID, resourceType: 'post', content: 'We do.' } };
    },
  },
  {
    name: 'remove-post',
    when: 'in a private group',
    expected: [401, 404, 403, 200, 200],
    request: async (world, api) => ({ body: { postID: (await postIn(world, api)).postID } }),
  },
];
