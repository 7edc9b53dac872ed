import type { GroupRole } from '@wbn/contract/groups/group.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isHiddenFrom } from '../authors/blocks.sql.ts';
import { isAfterPageKey, timeKey } from '../lists/page-key.sql.ts';
import type { PageKey } from '../lists/page-key.ts';

interface InGroup {
  readonly groupID: string;
  readonly userID: string;
}

/** Changes nothing for somebody who is a member already. */
export const insertGroupMember = defineStatement(
  (db, { groupID, userID, businessID, role }: InGroup & { businessID: string | null; role: GroupRole }) =>
    db
      .insertInto('group_member')
      .values({ group_id: groupID, user_id: userID, business_id: businessID, role })
      .onConflict((known) => known.doNothing()),
);

export const deleteGroupMember = defineStatement((db, { groupID, userID }: InGroup) =>
  db.deleteFrom('group_member').where('group_id', '=', groupID).where('user_id', '=', userID),
);

export const updateGroupRole = defineStatement(
  (db, { groupID, userID, role }: InGroup & { role: GroupRole }) =>
    db
      .updateTable('group_member')
      .set({ role })
      .where('group_id', '=', groupID)
      .where('user_id', '=', userID),
);

export const countOtherOwners = defineStatement(
  (_, { groupID, userID }: InGroup) => sql<{ count: number }>`
    select count(*)::integer as count from group_member
    where group_id = ${groupID} and role = 'owner' and user_id <> ${userID}`,
);

/** Ids of those who decide about requests: owners and moderators. */
export const selectModerators = defineStatement((db, { groupID }: Pick<InGroup, 'groupID'>) =>
  db
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupID)
    .where('role', '<>', 'member'),
);

export interface GroupMemberRow {
  readonly user_id: string;
  readonly name: string;
  readonly author_id: string;
  readonly role: GroupRole;
  readonly joined_at: Date;
  /** Position in the list. */
  readonly rank: number;
  readonly time: string;
}

/** The company in whose name a row's person is in the group, while it is public; otherwise the person. `alias` has both ids. */
export const memberAuthor = (alias: string) => sql<string>`coalesce(
  (select business.id from business where business.id = ${sql.ref(`${alias}.business_id`)} and business.is_public),
  ${sql.ref(`${alias}.user_id`)})`;

const memberRows = (groupID: string) => sql`
  select member.user_id, person.first_name || ' ' || person.last_name as name, ${memberAuthor('member')} as author_id,
    role, joined_at, case role when 'owner' then 0 when 'moderator' then 1 else 2 end as rank,
    ${timeKey('joined_at')} as time
  from group_member as member join user_profile as person on person.id = member.user_id
  where group_id = ${groupID}`;

export const findGroupMember = defineStatement(
  (_, { groupID, userID }: InGroup) => sql<GroupMemberRow>`
    select * from (${memberRows(groupID)}) as member where user_id = ${userID}`,
);

interface MembersPage {
  readonly groupID: string;
  /** The person who reads; '' for visitors. */
  readonly readerID: string;
  /** Words in lower case; each begins a word of the name. */
  readonly words: readonly string[];
  /** Position of the last row of the page before. */
  readonly after: { readonly rank: number; readonly time: string; readonly id: string } | undefined;
  readonly most: number;
}

/** Members by role, latest first, without people in a block with the reader. */
export const selectGroupMembers = defineStatement((_, page: MembersPage) => {
  const { groupID, readerID, words, after, most } = page;
  return sql<GroupMemberRow>`
    select * from (${memberRows(groupID)}) as member
    where not ${isHiddenFrom(readerID, 'member.user_id', 'member.author_id')}
      and not exists (
        select from unnest(${words}::text[]) as word
        where position(' ' || word in ' ' || lower(member.name)) = 0)
      and (${after === undefined} or (rank, -time::bigint, user_id)
        > (${after?.rank ?? 0}, -${after?.time ?? '0'}::bigint, ${after?.id ?? ''}))
    order by rank, time::bigint desc, user_id limit ${most}`;
});

export const insertGroupBan = defineStatement((db, { groupID, userID, by }: InGroup & { by: string }) =>
  db
    .insertInto('group_ban')
    .values({ group_id: groupID, user_id: userID, banned_by: by })
    .onConflict((known) => known.doNothing()),
);

export const findGroupBan = defineStatement((db, { groupID, userID }: InGroup) =>
  db.selectFrom('group_ban').select('user_id').where('group_id', '=', groupID).where('user_id', '=', userID),
);

export const deleteGroupBan = defineStatement((db, { groupID, userID }: InGroup) =>
  db.deleteFrom('group_ban').where('group_id', '=', groupID).where('user_id', '=', userID),
);

interface ListPage {
  readonly groupID: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** Banned people, latest first; one row more than a page. */
export const selectGroupBans = defineStatement((db, { groupID, after, size }: ListPage) =>
  db
    .selectFrom('group_ban')
    .select(['user_id as id', 'created_at', timeKey('created_at').as('time')])
    .where('group_id', '=', groupID)
    .where(isAfterPageKey(after, 'created_at', 'user_id'))
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(size + 1),
);

/** Removes what a person wrote in a group: posts, and comments on its posts with their answers. */
export const removePostsInGroup = defineStatement(
  (_, { groupID, userID }: InGroup) => sql`
    update post set removed_at = now() where timeline_id = ${groupID} and user_id = ${userID} and removed_at is null`,
);

export const removeCommentsInGroup = defineStatement(
  (_, { groupID, userID }: InGroup) => sql`
    with own as materialized (
      select comment.id from comment join post on post.id = comment.root_id
      where comment.user_id = ${userID} and post.timeline_id = ${groupID}
    )
    update comment set removed_at = now()
    where removed_at is null and (id in (select id from own) or resource_id in (select id from own))`,
);
