import type { DigestInterval } from '@wbn/contract/social/notification-settings.ts';
import type { DigestMailTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';

/** The digests: of notifications, of the figures of companies, and of new posts in groups. */
export const digestKinds = ['notifications', 'figures', 'group-digest'] as const;

export type DigestKind = (typeof digestKinds)[number];

/** How often a person wants a digest; `reader` is their row of `notification_reader`. */
const intervalOf = (kind: DigestKind, userID: string) =>
  kind === 'notifications'
    ? sql<DigestInterval>`coalesce(reader.digest, 'weekly')`
    : sql<DigestInterval>`case when coalesce((
        select by_mail from notification_setting where user_id = ${sql.ref(userID)} and kind = ${kind}), true) then 'weekly' else 'none' end`;

interface Readers {
  readonly kind: DigestKind;
  /** Ids of the people who may have something to read. */
  readonly candidates: RawBuilder<unknown>;
  readonly after: string;
  readonly limit: number;
}

/** People with a confirmed address who want a digest and may have something to read, sorted by id, after an id. */
export const selectReaders = defineStatement(
  (_, { kind, candidates, after, limit }: Readers) => sql<{
    user_id: string;
    time_zone: string | null;
    interval: DigestInterval;
  }>`
    select account.id as user_id, reader.time_zone, ${intervalOf(kind, 'account.id')} as interval
    from account."user" as account left join notification_reader as reader on reader.user_id = account.id
    where account.id > ${after} and account.email_verified and ${intervalOf(kind, 'account.id')} <> 'none'
      and account.id in (${candidates})
    order by account.id
    limit ${limit}`,
);

export interface DigestKey {
  readonly userID: string;
  readonly kind: DigestKind;
  /** The day on which it is sent, as `2026-11-30`. */
  readonly period: string;
}

/** Inserts the digest of a period; no row when it exists already. */
export const insertDigest = defineStatement((db, { userID, kind, period }: DigestKey) =>
  db
    .insertInto('digest_mail')
    .values({ user_id: userID, kind, period })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id'),
);

/** Locks a digest that is neither sent nor skipped, until the transaction ends, and reads whether the person still wants it. */
export const lockDigest = defineStatement(
  (_, { userID, kind, period }: DigestKey) => sql<{ interval: DigestInterval }>`
    select ${intervalOf(kind, 'digest.user_id')} as interval
    from digest_mail as digest
    left join notification_reader as reader on reader.user_id = digest.user_id
    where digest.user_id = ${userID} and digest.kind = ${kind} and digest.period = ${period}
      and digest.sent_at is null and digest.skipped is null
    for update of digest`,
);

interface ClosedDigest extends DigestKey {
  readonly skipped?: Selectable<DigestMailTable>['skipped'];
  /** The position of the last notification that it tells of. */
  readonly mailedUntil?: string | null | undefined;
}

/** Marks a digest as sent, or as skipped with the reason. */
export const closeDigest = defineStatement(
  (_, { userID, kind, period, skipped = null, mailedUntil = null }: ClosedDigest) => sql`
    update digest_mail
    set sent_at = case when ${skipped}::text is null then now() end, skipped = ${skipped},
      mailed_until = ${mailedUntil}
    where user_id = ${userID} and kind = ${kind} and period = ${period}`,
);

/** Marks a digest as unsent again, after the mail server did not take it. */
export const reopenDigest = defineStatement((db, { userID, kind, period }: DigestKey) =>
  db
    .updateTable('digest_mail')
    .set({ sent_at: null, mailed_until: null })
    .where('user_id', '=', userID)
    .where('kind', '=', kind)
    .where('period', '=', period),
);

export const deleteOldDigests = defineStatement(
  () => sql`delete from digest_mail where created_at < now() - interval '60 days'`,
);
