import { type NotificationKind, notices } from '@wbn/contract/social/notices.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { actorsOfHead, isUnread, selectHeads } from '../notifications.sql.ts';

/** Older notifications were never mailed and are no news any more. */
const newsAge = sql`interval '8 days'`;

/** Ids of people with unseen notifications. */
export const selectUnseeing = () => sql`
  select notice.user_id
  from (
    select user_id, max(position) as newest, bool_or(not in_app) as any_hidden from notification
    where created_at > now() - ${newsAge} and in_digest and read_at is null
    group by user_id
  ) as notice
  left join notification_reader as seen on seen.user_id = notice.user_id
  where notice.newest > coalesce(seen.seen_until, 0) or notice.any_hidden`;

interface DigestRow {
  readonly position: string;
  readonly kind: NotificationKind;
  readonly actor_count: number;
  readonly actor_ids: readonly string[];
  readonly total: number;
}

const kindsMailed = (mail: (typeof notices)[number]['mail']) =>
  notices.flatMap((notice) => (notice.mail === mail ? notice.kind : []));

/** The newest notifications that were neither seen nor mailed, of kinds the person wants in the digest, and their total number. */
export const selectDigestRows = defineStatement((_, { userID, limit }: { userID: string; limit: number }) => {
  const fresh = sql`
      (${isUnread(userID)} or (not head.in_app and head.read_at is null))
      and head.created_at > now() - ${newsAge}
      and head.position > coalesce((
        select max(mailed_until) from digest_mail where user_id = ${userID} and kind = 'notifications'), 0)
      and head.kind <> all(${kindsMailed('at-once')}::text[])
      and coalesce(
        (select by_mail from notification_setting where user_id = ${userID} and kind = head.kind),
        head.kind = any(${kindsMailed('digest')}::text[]))`;
  return sql<DigestRow>`
      select position::text, kind, actor_count, actor_ids, total
      from (
        select *, count(*) over ()::integer as total
        from (${selectHeads({ userID, where: 'in_digest', and: fresh, limit: 100 })}) as found
      ) as head
      cross join lateral (${actorsOfHead('in_digest')}) as actors
      order by head.position desc
      limit ${limit}`;
});
