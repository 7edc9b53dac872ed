import type { Side } from '@wbn/contract/messaging/request.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface ReportedThread {
  readonly side: Side;
  /** The owner of the other side. */
  readonly other_id: string;
  readonly other_type: ActorType;
  /** Subject and first message. */
  readonly content: string;
}

/**
 * Finds a thread for somebody on one of its sides, as themselves or for a company they work for; on both sides they count as themselves.
 * Held threads are not found: nobody has answered them yet.
 */
export const findReportedThread = defineStatement(
  (_, { requestID, userID }: { requestID: string; userID: string }) => sql<ReportedThread>`
    select own.side, other.owner_id as other_id, other.owner_type as other_type,
      concat_ws(e'\n', nullif(request.subject, ''), first.content) as content
    from request_side own
    join request on request.id = own.request_id and request.status <> 'held'
    join request_side other on other.request_id = own.request_id and other.side <> own.side
    join message first on first.request_id = own.request_id and first.number = 1
    where own.request_id = ${requestID} and (
      own.owner_id = ${userID}
      or exists (select from business_member where business_id = own.owner_id and user_id = ${userID}))
    order by (own.owner_id = ${userID}) desc
    limit 1`,
);

/**
 * Closes a thread for both sides and ends its clock without blaming the company, which can no longer answer. No row when it was closed
 * already.
 */
export const endReportedThread = defineStatement(
  (_, { requestID }: { requestID: string }) => sql<{ from_id: string; to_id: string }>`
    with ended as (
      update request set status = 'closed', closed_at = now()
      where id = ${requestID} and status = 'open'
      returning id, from_id, to_id
    ), stopped as (
      update request_clock
      set ended_at = least(due_at, now()), result = case when now() <= due_at then 'barred' else 'missed' end,
        next_step = null, next_at = null
      from ended where request_id = ended.id and next_step is not null
    )
    select from_id, to_id from ended`,
);

interface ThreadSide {
  readonly side: Side;
  readonly owner_id: string;
  readonly owner_type: ActorType;
  /** Null when the owner is gone. */
  readonly name: string | null;
}

/** The two sides of a thread, the sender first. */
export const selectThreadSides = defineStatement(
  (_, { requestID }: { requestID: string }) => sql<ThreadSide>`
    select side, owner_id, owner_type, coalesce(business.company_name, trim(user_profile.first_name || ' ' || user_profile.last_name)) as name
    from request_side
    left join business on business.id = owner_id
    left join user_profile on user_profile.id = owner_id
    where request_id = ${requestID}
    order by side desc`,
);

interface ThreadMessage {
  readonly number: number;
  readonly side: Side;
  readonly user_id: string;
  readonly name: string | null;
  readonly content: string;
  readonly files: string[];
  readonly created_at: Date;
}

/** Messages shown up to and including the last one before a report, and after it. */
const before = 8;
const after = 4;

/** Messages around each report of a case, in order. */
export const selectMessagesAround = defineStatement(
  (_, { requestID, caseID }: { requestID: string; caseID: string }) => sql<ThreadMessage>`
    select number, side, user_id, trim(first_name || ' ' || last_name) as name, content, message.created_at,
      array(
        select message_file.name from message_file
        where request_id = message.request_id and number = message.number order by place
      ) as files
    from message
    left join user_profile on user_profile.id = message.user_id
    where request_id = ${requestID} and exists (
      select from (
        select max(last.number) as last from report
        join message last on last.request_id = ${requestID} and last.created_at <= report.created_at
        where report.case_id = ${caseID} group by report.user_id
      ) as reported
      where number > reported.last - ${before}::integer and number <= reported.last + ${after}::integer)
    order by number`,
);
