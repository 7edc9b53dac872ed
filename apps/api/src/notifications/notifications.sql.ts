import { kindsToUnknown, type NoticeOutcome, type NotificationKind } from '@wbn/contract/social/notices.ts';
import { mostUnread, type NoticePlace } from '@wbn/contract/social/notifications.ts';
import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, sql } from 'kysely';
import { hasNotBlocked, isNotMuted } from '../authors/blocks.sql.ts';

/** Whether a notification is shown, the same rule for lists, counts and mails: the actor is neither blocked nor muted, and has not blocked a person they know to be told. */
export function isShownNotice(row: string): RawBuilder<boolean> {
  const person = sql.ref(`${row}.user_id`);
  const actor = sql.ref(`${row}.actor_id`);
  const kind = sql.ref(`${row}.kind`);
  return sql<boolean>`(
    ${hasNotBlocked(person, actor)} and ${isNotMuted(person, actor)}
    and (${kind} = any(${kindsToUnknown}::text[]) or ${hasNotBlocked(actor, person)}))`;
}

interface Heads {
  readonly userID: string;
  /** Where it is shown: `in_app` or `in_digest`. */
  readonly where: 'in_app' | 'in_digest';
  /** Condition for the newest row of each group, named `head`. */
  readonly and: RawBuilder<unknown>;
  readonly limit: number;
}

/** The newest visible notification of each group, newest first. A list shows it as one entry, and a count counts it once. */
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

/** Newer than the person's `seen_until`, and not opened. */
export const isUnread = (userID: string) =>
  sql`(head.position > ${seenUntil(userID)} and head.read_at is null)`;

/** Actors of a group: how many, and the ids of the latest three. */
export const actorsOfHead = (where: 'in_app' | 'in_digest') => sql`
  select count(*)::integer as actor_count, (array_agg(actor_id order by last desc))[1:3] as actor_ids
  from (
    select actor_id, max(position) as last from notification as one
    where one.user_id = head.user_id and one.group_key = head.group_key
      and one.${sql.ref(where)} and ${isShownNotice('one')}
    group by actor_id
  ) as actor`;

interface Page {
  readonly userID: string;
  /** Reads entries below this position; undefined: from the newest. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface NotificationRow {
  readonly group_key: string;
  readonly position: string;
  readonly kind: NotificationKind;
  readonly resource_id: string;
  readonly resource_type: NoticePlace['type'];
  readonly root_id: string;
  readonly root_type: NoticePlace['type'];
  readonly outcome: NoticeOutcome | null;
  readonly note: string | null;
  readonly created_at: Date;
  readonly is_unread: boolean;
  readonly is_read: boolean;
  readonly actor_count: number;
  readonly actor_ids: readonly string[];
}

/** A page of entries, newest first, with the actors of each. */
export const selectNotifications = defineStatement((_, { userID, after, limit }: Page) => {
  const below = after === undefined ? sql`true` : sql`head.position < ${after}::bigint`;
  return sql<NotificationRow>`
    select
      group_key, position::text, kind, resource_id, resource_type, root_id, root_type, outcome, note, created_at,
      ${isUnread(userID)} as is_unread, read_at is not null as is_read, actor_count, actor_ids
    from (${selectHeads({ userID, where: 'in_app', and: below, limit })}) as head
    cross join lateral (${actorsOfHead('in_app')}) as actors
    order by head.position desc`;
});

/** Characters of a post or comment in an entry. */
const excerpt = 160;

interface Place {
  readonly id: string;
  readonly text: string;
  readonly company_name: string | null;
  /** For a report case: why a text was removed. */
  readonly reason: ReportReason | null;
}

/** Names of companies, products and people, and beginnings of posts and comments, also of removed ones in report cases. */
export const selectPlaces = defineStatement(
  (_, { ids }: { ids: readonly string[] }) => sql<Place>`
    select id, left(content, ${excerpt}) as text, null as company_name, null as reason from post
    where id = any(${ids}::text[]) and removed_at is null
    union all
    select id, left(content, ${excerpt}), null, null from comment where id = any(${ids}::text[]) and removed_at is null
    union all
    select product.id, product.name, company_name, null from product join business on business.id = product.business_id
    where product.id = any(${ids}::text[])
    union all
    select id, company_name, null, null from business where id = any(${ids}::text[])
    union all
    select id, first_name || ' ' || last_name, null, null from user_profile where id = any(${ids}::text[])
    union all
    select id, left(content, ${excerpt}), null, (
      select reason from report_decision where case_id = report_case.id order by report_decision.id desc limit 1
    ) from report_case where id = any(${ids}::text[])
    union all
    select decision_id, null, null, reason from measure where decision_id = any(${ids}::text[]) and case_id is distinct from decision_id
    union all
    select id, subject, null, null from request where id = any(${ids}::text[])
    union all
    select id, name, null, null from business_group where id = any(${ids}::text[])
    union all
    select id, subject, null, null from quotation where id = any(${ids}::text[])`,
);

/** Number of unread entries, at most `mostUnread`. */
export const countUnread = defineStatement(
  (_, { userID }: { userID: string }) => sql<{ unread: number }>`
    select count(*)::integer as unread
    from (${selectHeads({ userID, where: 'in_app', and: isUnread(userID), limit: mostUnread })}) as unread`,
);

/**
 * Gives notifications that joined a group after the rest of it was seen a group key of their own, so that each group is wholly above or
 * below `seen_until`.
 */
export const splitSeenGroups = defineStatement(
  (_, { userID, until }: { userID: string; until: string }) => sql`
    update notification as late
    set group_key = newer.first
    from (
      select group_key, (array_agg(id order by position))[1] as first from notification
      where user_id = ${userID} and position > ${until}::bigint
      group by group_key
    ) as newer
    where late.user_id = ${userID} and late.position > ${until}::bigint and late.group_key = newer.group_key
      and exists (
        select from notification as seen
        where seen.user_id = late.user_id and seen.group_key = late.group_key and seen.position <= ${until}::bigint
      )`,
);

/** Marks all notifications of an entry as opened; returns whether this was the first time, no row when the entry does not exist. */
export const markNotificationOpened = defineStatement(
  (_, { userID, id }: { userID: string; id: string }) => sql<{ is_first: boolean }>`
    with known as (
      select id, read_at from notification where user_id = ${userID} and group_key = ${id} for no key update
    ), opened as (
      update notification set read_at = now() from known where notification.id = known.id and known.read_at is null
    )
    select bool_or(read_at is null) as is_first from known having count(*) > 0`,
);

/** Notifications are kept half a year, and for a day who was told of what is told once a day. */

export const deleteOldNotifications = defineStatement(
  () => sql`
    with yesterday as (delete from told_today where told_at < now() - interval '1 day')
    delete from notification where created_at < now() - interval '180 days'`,
);
