import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Expression, sql } from 'kysely';

/**
 * The people whom a decision about a thing affects: who wrote a post or comment, in whatever name; the owners and admins of a company; a
 * person; the owners of a group. A column as well as an id.
 */
export const affected = (id: Expression<unknown> | string) => sql<{ user_id: string }>`
  select user_id from post where id = ${id}
  union all select user_id from comment where id = ${id}
  union all select user_id from business_member where business_id = ${id} and role in ('owner', 'admin')
  union all select id from user_profile where id = ${id}
  union all select user_id from group_member where group_id = ${id} and role = 'owner'`;

export const selectAffected = defineStatement((_, { id }: { id: string }) => affected(id));

/** The person and the company behind what was reported; null where they are gone or there is none. */
export interface ReportedParties {
  readonly user_id: string | null;
  readonly business_id: string | null;
}

/** Finds who wrote what was reported, and in whose name. Of a thread: the side that was reported. */
export const findReportedParties = defineStatement(
  (_, { caseID }: { caseID: string }) => sql<ReportedParties>`
    select
      case one.resource_type
        when 'post' then (select user_id from post where id = one.resource_id)
        when 'comment' then (select user_id from comment where id = one.resource_id)
        when 'quotation' then (select user_id from quotation where id = one.resource_id)
        when 'request' then case when one.owner_type = 'user' then one.owner_id else (
          select user_id from message join request_side as own using (request_id, side)
          where request_id = one.resource_id and own.owner_id = one.owner_id order by number desc limit 1) end
        when 'user' then one.resource_id
        when 'group' then one.owner_id
      end as user_id,
      case one.resource_type
        when 'business' then one.resource_id
        when 'post' then (select business_id from post where id = one.resource_id)
        when 'comment' then (select business_id from comment where id = one.resource_id)
        when 'quotation' then (select business_id from quotation where id = one.resource_id)
        when 'request' then case when one.owner_type = 'business' then one.owner_id end
      end as business_id
    from report_case as one where id = ${caseID}`,
);
