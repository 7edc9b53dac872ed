import { mostUnreadCounted } from '@wbn/contract/messaging/count-unread-requests.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { countsAsUnread } from './request-row.sql.ts';

/** Unread threads of a person and of each company they work for; each count stops at `mostUnreadCounted`. */
export const countUnread = defineStatement(
  (_, { userID }: { readonly userID: string }) => sql<{ owner_id: string; count: number }>`
    select owner.id as owner_id, unread.count
    from (
      select ${userID} as id
      union all
      select business_id from business_member join business on business.id = business_id
      where user_id = ${userID} and business.deleted_at is null
    ) as owner
    cross join lateral (
      select count(*)::integer as count from (
        select from request_side own join request on request.id = own.request_id
        where own.owner_id = owner.id and ${countsAsUnread}
        limit ${sql.lit(mostUnreadCounted)}
      ) as counted
    ) as unread
    order by owner.id`,
);
