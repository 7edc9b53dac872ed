import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Records who has a page open; every process reports its own each minute. */
export const savePresence = defineStatement(
  (_, { people }: { people: readonly string[] }) => sql`
    insert into live_presence (user_id, seen_at)
    select id, now() from unnest(${people}::text[]) as id order by id
    on conflict (user_id) do update set seen_at = excluded.seen_at`,
);

interface Thread {
  readonly requestID: string;
  readonly side: 'S' | 'R';
}

/** Sides of threads with unread messages due for a mail, longest waiting first. */
export const selectUnreadDue = defineStatement(
  (_, { now, limit }: { now: Date; limit: number }) => sql<{ request_id: string; side: 'S' | 'R' }>`
    select request_id, side from unread_mail where due_at <= ${now} order by due_at limit ${limit}`,
);

/**
 * Locks one due row, so that workers do not mail twice, and its thread, as writers of the thread do before they change the row: the
 * other way round both would wait for each other. SKIP LOCKED leaves threads that somebody is changing.
 */
export const lockUnreadMail = defineStatement(
  (_, { requestID, side, now }: Thread & { readonly now: Date }) => sql<{
    /** The receiver of a held inquiry is mailed after its release. */
    is_held: boolean;
    is_withheld: boolean;
    owner_id: string;
    owner_type: 'user' | 'business';
    assignee_id: string | null;
    last_received: number;
    told_until: number;
    waits_long: boolean;
  }>`
    select request.status = 'held' and side.side = 'R' as is_held,
      request.withheld_at is not null or (side.side = 'R' and request.acceptance is not distinct from 'declined') as is_withheld,
      side.owner_id, side.owner_type, side.assignee_id, side.last_received,
      greatest(mail.mailed_until, side.read_until) as told_until,
      mail.waiting_since < ${now}::timestamptz - interval '30 minutes' as waits_long
    from request
    join unread_mail as mail on mail.request_id = request.id
    join request_side as side on side.request_id = mail.request_id and side.side = mail.side
    where mail.request_id = ${requestID} and mail.side = ${side} and mail.due_at <= ${now}
    for update of request, mail skip locked`,
);

/** Records that everything up to here was mailed or read. */
export const markMailed = defineStatement(
  (_, { requestID, side, until }: Thread & { readonly until: number }) => sql`
    update unread_mail set waiting_since = null, due_at = null, mailed_until = greatest(mailed_until, ${until})
    where request_id = ${requestID} and side = ${side}`,
);

/** Tries again in 5 minutes: the readers have a page open, or the inquiry is held. */
export const postponeMail = defineStatement(
  (_, { requestID, side, now }: Thread & { readonly now: Date }) => sql`
    update unread_mail set due_at = ${now}::timestamptz + interval '5 minutes'
    where request_id = ${requestID} and side = ${side}`,
);

/** Which of the given people have a page open. */
export const selectPresent = defineStatement(
  (_, { people, now }: { people: readonly string[]; now: Date }) => sql<{ user_id: string }>`
    select user_id from live_presence
    where user_id = any(${people}::text[]) and seen_at > ${now}::timestamptz - interval '3 minutes'`,
);
