import type { Side } from '@wbn/contract/messaging/request.ts';
import { mostUnreadCounted } from '@wbn/contract/messaging/requests.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { countsAsUnread } from './request-row.sql.ts';

interface ClosedSide {
  readonly requestID: string;
  readonly side: Side;
}

/** Closes an open request; withholds a held one, which its receiver never sees. */
export const closeRequest = defineStatement(
  (_, { requestID, side }: ClosedSide) => sql`
    update request set
      status = case when status = 'held' then 'held' else 'closed' end,
      withheld_at = case when status = 'held' then now() end,
      closed_at = case when status = 'open' then now() end,
      closed_side = ${side}
    where id = ${requestID}`,
);

interface Mark {
  readonly requestID: string;
  readonly ownerID: string;
  readonly userID: string;
  readonly number: number;
}

interface MarkRow {
  readonly read_until: number;
  readonly is_unread: boolean;
  readonly has_moved: boolean;
}

/** Moves the read marks forward, at most to the last message; in an assigned thread only its assignee moves `read_until`. */
export const moveReadMarks = defineStatement(
  (_, { requestID, ownerID, userID, number }: Mark) => sql<MarkRow>`
    update request_side set
      seen_until = greatest(seen_until, mark.number),
      read_until = case when coalesce(assignee_id, ${userID}) = ${userID}
        then greatest(read_until, mark.number) else read_until end
    from (select least(message_count, ${number}) as number from request where id = ${requestID}) as mark
    where request_id = ${requestID} and owner_id = ${ownerID}
    returning new.read_until, new.is_unread and coalesce(new.assignee_id = ${userID}, true) as is_unread,
      (old.seen_until, old.read_until) is distinct from (new.seen_until, new.read_until) as has_moved`,
);

/** Unread threads of a person and of each of their companies; each count stops at `mostUnreadCounted`. */
export const countUnread = defineStatement(
  (_, { userID }: { readonly userID: string }) => sql<{
    owner_id: string;
    count: number;
    /** The thread, when exactly one is unread. */
    request_id: string | null;
  }>`
    select owner.id as owner_id, unread.count, case when unread.count = 1 then unread.request_id end as request_id
    from (
      select ${userID} as id
      union all
      select business_id from business_member join business on business.id = business_id
      where user_id = ${userID} and business.deleted_at is null
    ) as owner
    cross join lateral (
      select count(*)::integer as count, min(request_id) as request_id from (
        select own.request_id from request_side own join request on request.id = own.request_id
        where own.owner_id = owner.id and ${countsAsUnread(userID)}
        limit ${sql.lit(mostUnreadCounted)}
      ) as counted
    ) as unread
    order by owner.id`,
);
