import type { DigestInterval } from '@wbn/contract/social/notification-settings.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** What is older has waited for a mail in vain, and is no news any more. */
export const newsAge = sql`interval '8 days'`;

/** People who may have something to be mailed, after an id, in its order: what they have not seen, at a confirmed address. */
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

/** Notes that a mail of a period is on its way; no row when there is one already. */
export const insertDigest = defineStatement((db, digest: { user_id: string; period: string }) =>
  db
    .insertInto('notification_digest')
    .values(digest)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id'),
);
