import { sql } from 'kysely';
import type { RoleInGroup } from './policies.ts';

/** The reader's role in the group that a post is in; 'none' for other people, null for posts outside of groups. `alias` is `post` or an alias of it. */
export const roleInGroup = (alias: string, userID: string) => sql<RoleInGroup>`
  case when ${sql.ref(`${alias}.timeline_type`)} = 'group' then coalesce((
    select role from group_member where group_id = ${sql.ref(`${alias}.timeline_id`)} and user_id = ${userID}), 'none') end`;
