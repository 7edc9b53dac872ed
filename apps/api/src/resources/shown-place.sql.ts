import { type Expression, sql } from 'kysely';
import { isShownTo } from '../business/publication/public-business.sql.ts';

/**
 * Whether a person may read a group: everybody reads an open one, only members a private one, nobody a closed or hidden one. All posts, comments,
 * lists and notifications build on this rule (GRP-03). Visitors have the id ''.
 */
export const isReadableGroup = (
  groupID: string,
  userID: Expression<unknown> | string,
) => sql<boolean>`exists (
  select from business_group as its_group
  where its_group.id = ${sql.ref(groupID)} and its_group.is_shown and (its_group.access = 'open' or exists (
    select from group_member as reading where reading.group_id = its_group.id and reading.user_id = ${userID})))`;

/**
 * Whether a person may see where a post is: the company in whose name it was written, and the company or group whose timeline it is on.
 * `alias` is `post` or an alias of it.
 */
export const isInShownPlace = (alias: string, userID: string) => sql<boolean>`(
  (${sql.ref(`${alias}.business_id`)} is null or ${isShownTo(`${alias}.business_id`, userID)})
  and case ${sql.ref(`${alias}.timeline_type`)}
    when 'business' then ${isShownTo(`${alias}.timeline_id`, userID)}
    when 'group' then ${isReadableGroup(`${alias}.timeline_id`, userID)}
    else true end)`;
