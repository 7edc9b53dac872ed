import { mailedByDefault, type NotificationKind } from '@wbn/contract/social/notification-kinds.ts';
import type { DigestInterval } from '@wbn/contract/social/notification-settings.ts';
import type { NotificationDigestTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Selectable, sql } from 'kysely';
import { actorsOfHead, isUnread, selectHeads } from '../notifications.sql.ts';

/** Older notifications were never mailed and are no news any more. */
const newsAge = sql`interval '8 days'`;

/** People with unseen notifications and a confirmed address, sorted by id, after an id. */
export const selectWaiting = defineStatement(
  (_, { after, limit }: { after: string; limit: number }) => sql<{
    user_id: string;
    digest: DigestInterval;
    time_zone: string | null;
  }>`
    select notice.user_id, coalesce(reader.digest, 'weekly') as digest, reader.time_zone
    from (
      select user_id, max(position) as newest, bool_or(not in_app) as any_hidden from notification
      where created_at > now() - ${newsAge} and in_digest and read_at is null and user_id > ${after}
      group by user_id
    ) as notice
    join account."user" as account on account.id = notice.user_id and account.email_verified
    left join notification_reader as reader on reader.user_id = notice.user_id
    where coalesce(reader.digest, 'weekly') <> 'none'
      and (notice.newest > coalesce(reader.seen_until, 0) or notice.any_hidden)
    order by notice.user_id
    limit ${limit}`,
);

/** Inserts the digest of a period; no row when it exists already. */
export const insertDigest = defineStatement((db, digest: { user_id: string; period: string }) =>
  db
    .insertInto('notification_digest')
    .values(digest)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id'),
);

interface DigestKey {
  readonly userID: string;
  readonly period: string;
}

/** Locks a digest that is neither sent nor skipped, until the transaction ends. */
export const lockDigest = defineStatement((db, { userID, period }: DigestKey) =>
  db
    .selectFrom('notification_digest')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('period', '=', period)
    .where('sent_at', 'is', null)
    .where('skipped', 'is', null)
    .forUpdate(),
);

/** Marks a digest as sent, with the position up to which it tells, or as skipped with the reason. */
export const closeDigest = defineStatement(
  (
    _,
    {
      userID,
      period,
      mailedUntil,
      skipped,
    }: DigestKey & {
      mailedUntil?: string | undefined;
      skipped?: Selectable<NotificationDigestTable>['skipped'];
    },
  ) => sql`
    update notification_digest
    set sent_at = case when ${skipped ?? null}::text is null then now() end,
      mailed_until = ${mailedUntil ?? null}, skipped = ${skipped ?? null}
    where user_id = ${userID} and period = ${period}`,
);

/** Marks a digest as unsent again, after the mail server did not take it. */
export const reopenDigest = defineStatement((db, { userID, period }: DigestKey) =>
  db
    .updateTable('notification_digest')
    .set({ sent_at: null, mailed_until: null })
    .where('user_id', '=', userID)
    .where('period', '=', period),
);

/** Address and language of a reader. */
export const findDigestReader = defineStatement(
  (_, { userID }: { userID: string }) => sql<{
    email: string | null;
    digest: DigestInterval;
    preferred: string | null;
    language: string | null;
    edition: string | null;
    stop_token: string | null;
  }>`
    select
      case when account.email_verified then account.email end as email,
      coalesce(reader.digest, 'weekly') as digest, person.preferred_language as preferred,
      reader.language, reader.edition, reader.stop_token
    from user_profile as person
    left join account."user" as account on account.id = person.id
    left join notification_reader as reader on reader.user_id = person.id
    where person.id = ${userID}`,
);

interface DigestRow {
  readonly position: string;
  readonly kind: NotificationKind;
  readonly actor_count: number;
  readonly actor_ids: readonly string[];
  readonly total: number;
}

/** The newest notifications that were neither seen nor mailed, of kinds the person wants by mail, and their total number. */
export const selectDigestRows = defineStatement((_, { userID, limit }: { userID: string; limit: number }) => {
  const fresh = sql`
      (${isUnread(userID)} or (not head.in_app and head.read_at is null))
      and head.created_at > now() - ${newsAge}
      and head.position > coalesce((
        select max(mailed_until) from notification_digest where user_id = ${userID}), 0)
      and coalesce(
        (select in_digest from notification_setting where user_id = ${userID} and kind = head.kind),
        head.kind = any(${[...mailedByDefault]}::text[]))`;
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
