import { sql } from 'kysely';
import type { Reader } from '../../authors/blocks.sql.ts';

const connectedWith = (actorID: string) => sql`
  select addressee_id from connection where requester_id = ${actorID} and status = 'accepted'
  union all select requester_id from connection where addressee_id = ${actorID} and status = 'accepted'`;

/** May contain duplicates. */
const readAuthors = ({ userID, actorID }: Reader) => sql`
  select ${userID}::text as id
  union all select business_id from business_member where user_id = ${userID}
  union all select resource_id from follow where user_id = ${userID}
  union all ${connectedWith(userID)}
  union all ${connectedWith(actorID)}`;

const muted = ({ userID }: Reader) => sql`select muted_id from mute where user_id = ${userID}`;

/** Groups that the reader is a member of (GRP-05). */
const readGroups = ({ userID }: Reader) => sql`select group_id from group_member where user_id = ${userID}`;

/** `is true` makes PostgreSQL fill a hash once; a plain `in` would be planned as a join, row by row. */
export const isNotOfMuted = (alias: string, reader: Reader) =>
  sql<boolean>`(${sql.ref(`${alias}.author_id`)} in (${muted(reader)})) is not true`;

/**
 * Whether a post is of the reader's newsfeed: by the reader, their companies, whom they follow, and connections of the reader or of the
 * company they act for, or in one of the reader's groups, unless its author is muted.
 */
export const isOfFeed = (alias: string, reader: Reader) => sql<boolean>`(
  ((${sql.ref(`${alias}.author_id`)} in (${readAuthors(reader)})) is true
    or (${sql.ref(`${alias}.timeline_id`)} in (${readGroups(reader)})) is true)
  and ${isNotOfMuted(alias, reader)})`;

/** The same authors as the common table expression `author`, and the groups as `feed_group`, each once. */
export const feedSources = (reader: Reader) => sql`author as materialized (
  select distinct id from (${readAuthors(reader)}) as known where id not in (${muted(reader)})
), feed_group as materialized (${readGroups(reader)})`;
