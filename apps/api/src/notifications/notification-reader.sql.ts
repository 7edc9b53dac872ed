import type { DigestInterval } from '@wbn/contract/social/notification-settings.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Visit {
  readonly userID: string;
  readonly edition?: string | undefined;
  readonly language?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly digest?: DigestInterval | undefined;
  /** Position up to which the person has seen everything. */
  readonly seenUntil?: string | undefined;
}

/** Stores what is given; `seen_until` never decreases and never exceeds the newest position. */
export const saveNotificationReader = defineStatement(
  (_, { userID, edition, language, timeZone, digest, seenUntil }: Visit) => sql<{ seen_until: string }>`
    insert into notification_reader as reader (user_id, edition, language, time_zone, digest, seen_until)
    values (
      ${userID}, ${edition ?? null}, ${language ?? null}, ${timeZone ?? null},
      coalesce(${digest ?? null}, 'weekly'), ${bounded(userID, seenUntil)}
    )
    on conflict (user_id) do update set
      edition = coalesce(excluded.edition, reader.edition),
      language = coalesce(excluded.language, reader.language),
      time_zone = coalesce(excluded.time_zone, reader.time_zone),
      digest = coalesce(${digest ?? null}, reader.digest),
      seen_until = greatest(reader.seen_until, excluded.seen_until)
    returning seen_until::text`,
);

const bounded = (userID: string, seenUntil = '0') => sql`
  least(${seenUntil}::bigint, coalesce((select max(position) from notification where user_id = ${userID}), 0))`;
