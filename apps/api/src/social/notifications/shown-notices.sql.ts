import { type RawBuilder, sql } from 'kysely';
import { isNotMuted, noBlockBetween } from '../relations/blocks.sql.ts';

/** The one rule for lists, counts and mails alike: nothing of somebody who is blocked, or of whom the person does not want to hear. */
export function isShownNotice(row: string): RawBuilder<boolean> {
  const person = sql.ref(`${row}.user_id`);
  const actor = sql.ref(`${row}.actor_id`);
  return sql<boolean>`${noBlockBetween(person, actor)} and ${isNotMuted(person, actor)}`;
}

interface Heads {
  readonly userID: string;
  /** `in_app` or `in_digest`: where it is told. */
  readonly where: 'in_app' | 'in_digest';
  /** More that the newest of each group has to be, of `head`. */
  readonly and: RawBuilder<unknown>;
  readonly limit: number;
}

/** The newest shown notice of each group, the newest first: what a list has as one entry, and a count counts as one. */
export function selectHeads({ userID, where, and, limit }: Heads): RawBuilder<unknown> {
  return sql`
    select head.* from notification as head
    where head.user_id = ${userID} and head.${sql.ref(where)} and ${and} and ${isShownNotice('head')}
      and not exists (
        select from notification as later
        where later.user_id = head.user_id and later.group_key = head.group_key
          and later.position > head.position and later.${sql.ref(where)} and ${isShownNotice('later')}
      )
    order by head.position desc
    limit ${limit}`;
}

const seenUntil = (userID: string) =>
  sql`coalesce((select seen_until from notification_reader where user_id = ${userID}), 0)`;

/** Newer than the person's one mark, and not opened. */
export const isUnread = (userID: string) =>
  sql`(head.position > ${seenUntil(userID)} and head.read_at is null)`;

/** Who stands in each group: how many, and the ids of the latest. */
export const actorsOfHead = (where: 'in_app' | 'in_digest') => sql`
  select count(*)::integer as actor_count, (array_agg(actor_id order by last desc))[1:3] as actor_ids
  from (
    select actor_id, max(position) as last from notification as one
    where one.user_id = head.user_id and one.group_key = head.group_key
      and one.${sql.ref(where)} and ${isShownNotice('one')}
    group by actor_id
  ) as actor`;
