import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isReadableGroup } from '../../resources/shown-place.sql.ts';

/** Whether the person works for the company that owns the timeline, and whether the actor is connected with its owner. */
export const findPostRight = defineStatement(
  (_, { userID, actorID, timelineID }: { userID: string; actorID: string; timelineID: string }) => sql<{
    works_there: boolean;
    is_connected: boolean;
  }>`
    select
      exists (
        select from business_member where business_id = ${timelineID} and user_id = ${userID}
      ) as works_there,
      exists (
        select from connection
        where least(requester_id, addressee_id) = least(${actorID}::text, ${timelineID}::text)
          and greatest(requester_id, addressee_id) = greatest(${actorID}::text, ${timelineID}::text)
          and status = 'accepted'
      ) as is_connected`,
);

/** Locks a person's membership of a group, so that nobody ends it before the transaction of a write does. */
export const lockGroupMembership = defineStatement(
  (db, { groupID, userID }: { groupID: string; userID: string }) =>
    db
      .selectFrom('group_member')
      .select('role')
      .where('group_id', '=', groupID)
      .where('user_id', '=', userID)
      .forShare(),
);

/** Access of a group that the person may read. */
export const findReadableGroup = defineStatement(
  (db, { groupID, userID }: { groupID: string; userID: string }) =>
    db
      .selectFrom('business_group')
      .select(['id', 'access'])
      .where('id', '=', groupID)
      .where(isReadableGroup('business_group.id', userID)),
);

/** The group that a post is in; no row for other posts. */
export const findGroupOfPost = defineStatement((db, { postID }: { postID: string }) =>
  db
    .selectFrom('post')
    .select('timeline_id as group_id')
    .where('id', '=', postID)
    .where('timeline_type', '=', 'group'),
);
