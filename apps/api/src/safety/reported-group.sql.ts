import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/**
 * A group that the person may report: everybody reads what a private group is for as well, but not who is banned from it. Its owner is
 * the one who became a member first; `is_own`: the person is an owner.
 */
export const findReportedGroup = defineStatement(
  (_, { id, userID }: { id: string; userID: string }) => sql<{
    owner_id: string;
    content: string;
    is_own: boolean;
  }>`
    select name as content,
      exists (select from group_member where group_id = ${id} and user_id = ${userID} and role = 'owner') as is_own,
      (
        select user_id from group_member where group_id = ${id} and role = 'owner'
        order by joined_at, user_id limit 1
      ) as owner_id
    from business_group
    where id = ${id} and is_shown and not (access = 'private' and exists (
      select from group_ban where group_id = ${id} and user_id = ${userID}))`,
);

/** What staff read of a reported group; its posts are reported one by one. */
export const findGroupForStaff = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('business_group').select(['purpose', 'rules', 'access', 'member_count']).where('id', '=', id),
);
