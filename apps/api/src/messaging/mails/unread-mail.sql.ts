import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Notes who has a page open now; told each minute by every process that holds some. */
export const notePresence = defineStatement(
  (_, { people }: { people: readonly string[] }) => sql`
    insert into live_presence (user_id, seen_at)
    select id, now() from unnest(${people}::text[]) as id order by id
    on conflict (user_id) do update set seen_at = excluded.seen_at`,
);

interface Thread {
  readonly requestID: string;
  readonly side: 'S' | 'R';
}

/** Sides of threads for which it is time to look, the longest waiting first. */
export const selectUnreadDue = defineStatement(
  (_, { now, limit }: { now: Date; limit: number }) => sql<{ request_id: string; side: 'S' | 'R' }>`
    select request_id, side from unread_mail where due_at <= ${now} order by due_at limit ${limit}`,
);

/** One of them, if nobody else has it. Whoever writes in the thread meanwhile waits, and is told of next time. */
export const takeUnread = defineStatement(
  (_, { requestID, side, now }: Thread & { readonly now: Date }) => sql<{
    /** It waits for a look: its receiver is told when it is released. */
    is_held: boolean;
    is_withheld: boolean;
    owner_id: string;
    owner_type: 'user' | 'business';
    assignee_id: string | null;
    last_received: number;
    told_until: number;
    waits_long: boolean;
  }>`
    select request.status = 'held' and side.side = 'R' as is_held, request.withheld_at is not null as is_withheld,
      side.owner_id, side.owner_type, side.assignee_id, side.last_received,
      greatest(mail.mailed_until, side.read_until) as told_until,
      mail.waiting_since < ${now}::timestamptz - interval '30 minutes' as waits_long
    from unread_mail as mail
    join request on request.id = mail.request_id
    join request_side as side on side.request_id = mail.request_id and side.side = mail.side
    where mail.request_id = ${requestID} and mail.side = ${side} and mail.due_at <= ${now}
    for update of mail skip locked`,
);

/** Everything up to here was told or read. */
export const noteTold = defineStatement(
  (_, { requestID, side, until }: Thread & { readonly until: number }) => sql`
    update unread_mail set waiting_since = null, due_at = null, mailed_until = greatest(mailed_until, ${until})
    where request_id = ${requestID} and side = ${side}`,
);

/** Lets it be looked at again: its readers are about, or the inquiry is held. */
export const putOff = defineStatement(
  (_, { requestID, side, now }: Thread & { readonly now: Date }) => sql`
    update unread_mail set due_at = ${now}::timestamptz + interval '5 minutes'
    where request_id = ${requestID} and side = ${side}`,
);

/** Of some people those who have a page open. */
export const selectPresent = defineStatement(
  (_, { people, now }: { people: readonly string[]; now: Date }) => sql<{ user_id: string }>`
    select user_id from live_presence
    where user_id = any(${people}::text[]) and seen_at > ${now}::timestamptz - interval '3 minutes'`,
);
