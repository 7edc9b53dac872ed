import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isHiddenFrom } from '../authors/blocks.sql.ts';
import { isAfterPageKey, timeKey } from '../lists/page-key.sql.ts';
import type { PageKey } from '../lists/page-key.ts';
import type { GroupCardRow } from './group.sql.ts';
import { memberAuthor } from './group-members.sql.ts';

interface InGroup {
  readonly groupID: string;
  readonly userID: string;
}

/** Stores a request to join; asking again replaces its message. */
export const upsertGroupRequest = defineStatement(
  (
    db,
    { groupID, userID, businessID, message }: InGroup & { businessID: string | null; message: string | null },
  ) =>
    db
      .insertInto('group_request')
      .values({ group_id: groupID, user_id: userID, business_id: businessID, message })
      .onConflict((known) =>
        known.columns(['group_id', 'user_id']).doUpdateSet({ business_id: businessID, message }),
      ),
);

/** Deletes a request; returns in whose name the person asked. */
export const deleteGroupRequest = defineStatement((db, { groupID, userID }: InGroup) =>
  db
    .deleteFrom('group_request')
    .where('group_id', '=', groupID)
    .where('user_id', '=', userID)
    .returning('business_id'),
);

interface ListPage {
  readonly groupID: string;
  readonly readerID: string;
  readonly after: PageKey | undefined;
  readonly size: number;
}

/** Requests to join, latest first, without people in a block with the reader; one row more than a page. */
export const selectGroupRequests = defineStatement((db, { groupID, readerID, after, size }: ListPage) =>
  db
    .selectFrom('group_request as asked')
    .innerJoin('user_profile as person', 'person.id', 'asked.user_id')
    .select(['asked.user_id as id', 'asked.message', 'asked.created_at'])
    .select([timeKey('asked.created_at').as('time'), memberAuthor('asked').as('author_id')])
    .select(sql<string>`person.first_name || ' ' || person.last_name`.as('name'))
    .where('asked.group_id', '=', groupID)
    .where(sql<boolean>`not ${isHiddenFrom(readerID, 'asked.user_id', 'asked.business_id')}`)
    .where(isAfterPageKey(after, 'asked.created_at', 'asked.user_id'))
    .orderBy('asked.created_at', 'desc')
    .orderBy('asked.user_id', 'desc')
    .limit(size + 1),
);

/** Changes nothing for somebody who is invited already; then it gives no row. */
export const insertGroupInvitation = defineStatement(
  (db, { groupID, userID, by }: InGroup & { by: string }) =>
    db
      .insertInto('group_invitation')
      .values({ group_id: groupID, user_id: userID, invited_by: by })
      .onConflict((known) => known.doNothing())
      .returning('user_id'),
);

export const deleteGroupInvitation = defineStatement((db, { groupID, userID }: InGroup) =>
  db.deleteFrom('group_invitation').where('group_id', '=', groupID).where('user_id', '=', userID),
);

/** Deletes the notification of an invitation that was revoked or declined. */
export const deleteInvitationNotice = defineStatement((db, { groupID, userID }: InGroup) =>
  db
    .deleteFrom('notification')
    .where('user_id', '=', userID)
    .where('resource_id', '=', groupID)
    .where('kind', '=', 'group-invited'),
);

/** Invitations, latest first; one row more than a page. */
export const selectGroupInvitations = defineStatement(
  (db, { groupID, after, size }: Omit<ListPage, 'readerID'>) =>
    db
      .selectFrom('group_invitation')
      .select(['user_id as id', 'invited_by', 'created_at', timeKey('created_at').as('time')])
      .where('group_id', '=', groupID)
      .where(isAfterPageKey(after, 'created_at', 'user_id'))
      .orderBy('created_at', 'desc')
      .orderBy('user_id', 'desc')
      .limit(size + 1),
);

/** Groups that a person is invited to, latest first; at most 100. */
export const selectOwnGroupInvitations = defineStatement(
  (_, { userID }: { userID: string }) => sql<
    GroupCardRow & { readonly invited_by: string | null; readonly invited_at: Date }
  >`
    select business_group.id, name, purpose, access, industry_id, country, language, picture, member_count,
      null as role, invited_by, group_invitation.created_at as invited_at
    from group_invitation join business_group on business_group.id = group_id
    where user_id = ${userID} and is_shown
      and not ${isHiddenFrom(userID, 'group_invitation.invited_by')}
    order by group_invitation.created_at desc, business_group.id limit 100`,
);
