import { sql } from 'kysely';
import type { Reader } from '../comments/comments.sql.ts';

const connectedWith = (actorID: string) => sql`
  select addressee_id from connection where requester_id = ${actorID} and status = 'accepted'
  union all select requester_id from connection where addressee_id = ${actorID} and status = 'accepted'`;

/** Some of them more than once. */
const readAuthors = ({ userID, actorID }: Reader) => sql`
  select ${userID}::text as id
  union all select business_id from business_member where user_id = ${userID}
  union all select resource_id from follow where user_id = ${userID}
  union all ${connectedWith(userID)}
  union all ${connectedWith(actorID)}`;

const muted = ({ userID }: Reader) => sql`select muted_id from mute where user_id = ${userID}`;

/**
 * Whether somebody reads an author in their newsfeed: themselves and the companies they work for, whom they follow, and with whom they,
 * or the company they act for, are connected. Nobody who is muted. `is true` keeps the authors a hash that is filled once: as a plain `in`
 * they would be joined, row by row.
 */
export const isOfFeedAuthor = (alias: string, reader: Reader) => sql<boolean>`(
  (${sql.ref(`${alias}.author_id`)} in (${readAuthors(reader)})) is true
  and (${sql.ref(`${alias}.author_id`)} in (${muted(reader)})) is not true)`;

/** The same authors as the common table `author`, each once. */
export const feedAuthors = (reader: Reader) => sql`author as materialized (
  select distinct id from (${readAuthors(reader)}) as known where id not in (${muted(reader)})
)`;
