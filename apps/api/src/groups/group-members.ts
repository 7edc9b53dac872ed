import {
  banFromGroup,
  changeGroupRole,
  type GroupMember,
  joinGroup,
  leaveGroup,
  listGroupBans,
  listGroupMembers,
  removeGroupMember,
  unbanFromGroup,
} from '@wbn/contract/groups/group-members.ts';
import type { OutcomeOf } from '@wbn/contract/social/notices.ts';
import { CallError, forbidden, validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { loadAuthors } from '../authors/load-authors.ts';
import { requireActorForWrite } from '../authors/require-actor.ts';
import { cutPage, readPageKey } from '../lists/page-key.ts';
import { tell } from '../notifications/tell.ts';
import { requireResource } from '../resources/find-resource.ts';
import { requireAllowance, requireNotSuspended } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { endHandOver, tellOfHandOver } from './end-hand-over.ts';
import {
  countOtherOwners,
  deleteGroupBan,
  deleteGroupMember,
  findGroupMember,
  type GroupMemberRow,
  insertGroupBan,
  insertGroupMember,
  removeCommentsInGroup,
  removePostsInGroup,
  selectGroupBans,
  selectGroupMembers,
  updateGroupRole,
} from './group-members.sql.ts';
import { deleteGroupInvitation, deleteGroupRequest } from './group-requests.sql.ts';
import { mayManageGroup, mayModerateGroup, mayRemoveFromGroup } from './policies.ts';
import { requireGroup, requireReadableGroup } from './present-group.ts';
import { requireGroupForWrite, requireGroupMember } from './save-group.ts';

async function presentMembers(db: Kysely<Database>, rows: readonly GroupMemberRow[]): Promise<GroupMember[]> {
  const authors = await loadAuthors(
    db,
    rows.map(({ author_id }) => author_id),
  );
  return rows.flatMap((row) => {
    const author = authors.get(row.author_id);
    if (!author) return [];
    return [
      { userID: row.user_id, name: row.name, author, role: row.role, joinedAt: toIsoTime(row.joined_at) },
    ];
  });
}

/** Reads the `nextID` of a list of members: rank, time and id of its last row. Throws ValidationError for any other text. */
function readMembersKey(nextID: string | undefined) {
  if (nextID === undefined) return undefined;
  const [rank = '', time = '', id = ''] = nextID.split('.');
  if (!/^[0-2]$/.test(rank) || !/^\d{1,16}$/.test(time))
    throw validationError({ nextID: 'must be the nextID of the page before' });
  return { rank: Number(rank), time, id };
}

export const listGroupMembersHandler = defineHandler(
  listGroupMembers,
  async ({ params: { id: groupID }, query: { size, nextID, search }, user, services: { db } }) => {
    const readerID = user?.userID ?? '';
    const after = readMembersKey(nextID);
    await requireReadableGroup(db, groupID, readerID);
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = await selectGroupMembers.all(db, { groupID, readerID, words, after, most: size + 1 });
    const page = rows.slice(0, size);
    const last = page.at(-1);
    const next = rows.length > size && last ? `${last.rank}.${last.time}.${last.user_id}` : undefined;
    return { data: { items: await presentMembers(db, page), nextID: next } };
  },
);

export const joinGroupHandler = defineHandler(
  joinGroup,
  async ({ params: { id: groupID }, body, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const { businessID } = await requireActorForWrite(transaction, { userID, businessID: body.businessID });
      const group = await requireGroupForWrite(transaction, { id: groupID, userID });
      if (group.role) return;
      await requireNotSuspended(transaction, userID);
      if (group.is_banned) throw forbidden('banned', 'You cannot join this group.');
      if (group.access === 'private' && !group.is_invited)
        throw forbidden(
          'no-group-member',
          'This group is private: ask to join it, or wait for an invitation.',
        );
      await requireAllowance(transaction, { userID, act: 'group-join' });
      await insertGroupMember.run(transaction, { groupID, userID, businessID, role: 'member' });
      await deleteGroupInvitation.run(transaction, { groupID, userID });
      await deleteGroupRequest.run(transaction, { groupID, userID });
    });
    return { data: { groupID, userID } };
  },
);

async function requireOtherOwner(
  transaction: Kysely<Database>,
  groupID: string,
  userID: string,
): Promise<void> {
  const { count } = await countOtherOwners.only(transaction, { groupID, userID });
  if (count > 0) return;
  throw new CallError(
    'Conflict',
    'This is the last owner of the group, and every group has one. Hand it over to another member or close it first.',
  );
}

export const leaveGroupHandler = defineHandler(
  leaveGroup,
  async ({ params: { id: groupID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const { role } = await requireGroupForWrite(transaction, { id: groupID, userID });
      if (role === 'owner') await requireOtherOwner(transaction, groupID, userID);
      await endHandOver(transaction, groupID, userID);
      await deleteGroupMember.run(transaction, { groupID, userID });
    });
    return { data: { groupID, userID } };
  },
);

async function presentMember(db: Kysely<Database>, groupID: string, userID: string): Promise<GroupMember> {
  const [member] = await presentMembers(db, [await requireGroupMember(db, groupID, userID)]);
  if (!member) throw new Error(`The member ${userID} has no author`);
  return member;
}

export const changeGroupRoleHandler = defineHandler(
  changeGroupRole,
  ({ params: { id: groupID, userID: memberID }, body: { role }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id: groupID, userID }, mayManageGroup);
      const member = await requireGroupMember(transaction, groupID, memberID);
      if (member.role === 'owner' && role !== 'owner')
        await requireOtherOwner(transaction, groupID, memberID);
      if (member.role !== role) await endHandOver(transaction, groupID, memberID);
      await updateGroupRole.run(transaction, { groupID, userID: memberID, role });
      if (role === 'owner' && member.role !== 'owner')
        await tellOfHandOver(transaction, groupID, [memberID], 'received');
      return { data: await presentMember(transaction, groupID, memberID) };
    }),
);

interface Removal {
  readonly groupID: string;
  readonly userID: string;
  readonly memberID: string;
  readonly outcome: OutcomeOf<'group-ended'>;
}

/** Ends a membership if the person's role allows it, and tells the member, without a name. Throws Forbidden otherwise. */
async function removeMember(
  transaction: Kysely<Database>,
  { groupID, userID, memberID, outcome }: Removal,
): Promise<void> {
  const { role } = await requireGroupForWrite(transaction, { id: groupID, userID }, mayModerateGroup);
  if (memberID === userID) throw forbidden('own', 'You leave a group yourself: see leave-group.');
  const member = await findGroupMember.first(transaction, { groupID, userID: memberID });
  if (!mayRemoveFromGroup(role, member?.role ?? null))
    throw forbidden(
      'group-role',
      'Moderators remove members, and owners also moderators. An owner gets a lower role first.',
    );
  await endHandOver(transaction, groupID, memberID);
  await deleteGroupMember.run(transaction, { groupID, userID: memberID });
  if (member)
    await tell(transaction, 'group-ended', [memberID], {
      resource: { id: groupID, type: 'group' },
      outcome,
    });
}

export const removeGroupMemberHandler = defineHandler(
  removeGroupMember,
  async ({ params: { id: groupID, userID: memberID }, user: { userID }, services: { db } }) => {
    await db
      .transaction()
      .execute((transaction) => removeMember(transaction, { groupID, userID, memberID, outcome: 'removed' }));
    return { data: { groupID, userID: memberID } };
  },
);

export const banFromGroupHandler = defineHandler(
  banFromGroup,
  async ({ params: { id: groupID }, body, user: { userID }, services: { db } }) => {
    const { userID: memberID, removePosts } = body;
    await db.transaction().execute(async (transaction) => {
      await removeMember(transaction, { groupID, userID, memberID, outcome: 'banned' });
      const viewer = { id: userID, userID };
      await requireResource(transaction, { id: memberID, type: 'user' }, viewer, { evenBlocked: true });
      const banned = { groupID, userID: memberID };
      await insertGroupBan.run(transaction, { ...banned, by: userID });
      await deleteGroupRequest.run(transaction, banned);
      await deleteGroupInvitation.run(transaction, banned);
      if (!removePosts) return;
      await removePostsInGroup.run(transaction, banned);
      await removeCommentsInGroup.run(transaction, banned);
    });
    return { data: { groupID, userID: memberID } };
  },
);

export const unbanFromGroupHandler = defineHandler(
  unbanFromGroup,
  async ({ params: { id: groupID, userID: memberID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id: groupID, userID }, mayModerateGroup);
      await deleteGroupBan.run(transaction, { groupID, userID: memberID });
    });
    return { data: { groupID, userID: memberID } };
  },
);

/** Throws NotFound as `requireGroup` does, Forbidden for everybody but owners and moderators. */
export async function requireModerator(db: Kysely<Database>, groupID: string, userID: string): Promise<void> {
  const { role } = await requireGroup(db, groupID, userID);
  if (!mayModerateGroup(role))
    throw forbidden('group-role', 'Only owners and moderators of this group may see this.');
}

export const listGroupBansHandler = defineHandler(
  listGroupBans,
  async ({ params: { id: groupID }, query: { size, nextID }, user: { userID }, services: { db } }) => {
    await requireModerator(db, groupID, userID);
    const found = await selectGroupBans.all(db, { groupID, after: readPageKey(nextID), size });
    const page = cutPage(found, size);
    const people = await loadAuthors(
      db,
      page.rows.map(({ id }) => id),
    );
    return {
      data: {
        items: page.rows.flatMap(({ id, created_at }) => {
          const person = people.get(id);
          return person ? [{ person, bannedAt: toIsoTime(created_at) }] : [];
        }),
        nextID: page.nextID,
      },
    };
  },
);
