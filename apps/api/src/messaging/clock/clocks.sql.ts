import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import type { RequestClockTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Selectable, sql } from 'kysely';
import { noBlockBetween } from '../../authors/blocks.sql.ts';
import type { ClockTimes } from './clock.ts';

/** Members of a company; all may answer its requests (decision 7). */
export const selectColleagues = defineStatement(
  (_, { businessID }: { businessID: string }) => sql<{ user_id: string; role: BusinessRole }>`
    select user_id, role from business_member where business_id = ${businessID} order by user_id`,
);

/** Inquiries are reassigned only to people seen within this time. */
const active = sql`interval '7 days'`;

/** The member to reassign an unanswered inquiry to: seen lately, not the present assignee, with the fewest running inquiries. */
export const findColleague = defineStatement(
  (_, { businessID, assigneeID, now }: { businessID: string; assigneeID: string | null; now: Date }) => sql<{
    user_id: string;
  }>`
    select member.user_id
    from business_member as member
    join live_presence as presence on presence.user_id = member.user_id and presence.seen_at > ${now}::timestamptz - ${active}
    where member.business_id = ${businessID} and member.user_id is distinct from ${assigneeID}
    order by (
      select count(*) from request_side as side
      join request_clock as clock on clock.request_id = side.request_id and clock.next_step is not null
      where side.owner_id = ${businessID} and side.side = 'R' and side.assignee_id = member.user_id
    ), presence.seen_at desc, member.user_id
    limit 1`,
);

/** Assigns an inquiry to a member, for whom it is unread. */
export const assignRequest = defineStatement(
  (_, { requestID, userID }: { requestID: string; userID: string }) => sql`
    update request_side set assignee_id = ${userID}, read_until = least(read_until, last_received - 1)
    where request_id = ${requestID} and side = 'R'`,
);

interface Due {
  readonly now: Date;
  /** Requests that failed in this run. */
  readonly except: readonly string[];
  readonly limit: number;
}

/** Requests with a due step, longest waiting first. */
export const selectDue = defineStatement(
  (_, { now, except, limit }: Due) => sql<{ request_id: string }>`
    select request_id from request_clock
    where next_step is not null and next_at <= ${now} and request_id <> all(${except}::text[])
    order by next_at
    limit ${limit}`,
);

export interface DueRow
  extends Pick<
    Selectable<RequestClockTable>,
    'request_id' | 'cycle' | 'business_id' | 'reassign_at' | 'due_at'
  > {
  readonly next_step: 'remind' | 'reassign' | 'miss';
  readonly from_id: string;
  readonly from_type: 'user' | 'business';
  readonly user_id: string;
  readonly assignee_id: string | null;
  /** Whether the company is still able to answer. */
  readonly can_answer: boolean;
  readonly was_answered: boolean;
}

/** Locks one due clock, and its thread before it, as writers of the thread do. SKIP LOCKED leaves threads that somebody is changing. */
export const lockDueClock = defineStatement(
  (_, { requestID, now }: { requestID: string; now: Date }) => sql<DueRow>`
    select clock.request_id, clock.cycle, clock.business_id, clock.reassign_at, clock.due_at, clock.next_step,
      request.from_id, request.from_type, request.user_id, side.assignee_id,
      request.status = 'open' and business.id is not null and business.deleted_at is null
        and ${noBlockBetween(sql.ref('request.from_id'), sql.ref('request.to_id'))} as can_answer,
      exists (select from request_clock where request_id = request.id and answered_at is not null) as was_answered
    from request
    join request_clock as clock on clock.request_id = request.id and clock.next_step is not null
    left join request_side as side on side.request_id = request.id and side.side = 'R'
    left join business on business.id = request.to_id
    where request.id = ${requestID} and clock.next_at <= ${now}
    for update of request, clock skip locked`,
);

interface Step {
  readonly requestID: string;
  readonly cycle: number;
  readonly now: Date;
}

export const recordReminder = defineStatement(
  (_, { requestID, cycle, now }: Step) => sql`
    update request_clock set reminded_at = ${now}, next_step = 'reassign', next_at = reassign_at
    where request_id = ${requestID} and cycle = ${cycle}`,
);

export const recordReassignment = defineStatement(
  (_, { requestID, cycle, now }: Step) => sql`
    update request_clock set reassigned_at = ${now}, next_step = 'miss', next_at = due_at
    where request_id = ${requestID} and cycle = ${cycle}`,
);

export const recordMiss = defineStatement(
  (_, { requestID, cycle }: Omit<Step, 'now'>) => sql`
    update request_clock set result = 'missed', ended_at = due_at, next_step = null, next_at = null
    where request_id = ${requestID} and cycle = ${cycle}`,
);

export const recordBarred = defineStatement(
  (_, { requestID, cycle, now }: Step) => sql`
    update request_clock set result = 'barred', ended_at = least(due_at, ${now}), next_step = null, next_at = null
    where request_id = ${requestID} and cycle = ${cycle}`,
);

/** Data for a new clock; no row while one runs, none in conversations with people, and none for support requests, which the operator answers. */
export const findStart = defineStatement(
  (_, { requestID }: { requestID: string }) => sql<{
    business_id: string;
    country: string | null;
    cycle: number;
    now: Date;
  }>`
    select request.to_id as business_id, business.country, coalesce(last.cycle, 0) + 1 as cycle, now() as now
    from request
    left join business on business.id = request.to_id
    left join lateral (
      select cycle, next_step from request_clock where request_id = request.id order by cycle desc limit 1
    ) as last on true
    where request.id = ${requestID} and last.next_step is null and request.to_type = 'business'
      and request.to_id <> ${operatorBusinessID}`,
);

interface NewClock extends ClockTimes {
  readonly requestID: string;
  readonly businessID: string;
  readonly cycle: number;
  readonly startedAt: Date;
}

export const insertClock = defineStatement((db, clock: NewClock) =>
  db.insertInto('request_clock').values({
    request_id: clock.requestID,
    business_id: clock.businessID,
    cycle: clock.cycle,
    started_at: clock.startedAt,
    remind_at: clock.remindAt,
    reassign_at: clock.reassignAt,
    due_at: clock.dueAt,
    next_step: 'remind',
    next_at: clock.remindAt,
  }),
);

interface ClockEvent {
  readonly requestID: string;
  /** Absent: now. */
  readonly at?: Date | undefined;
}

const moment = (at: Date | undefined) => sql<Date>`coalesce(${at ?? null}::timestamptz, now())`;

/** Records the company's answer: in time, or after the due time, whether or not the miss was recorded. */
export const recordAnswer = defineStatement(
  (_, { requestID, at }: ClockEvent) => sql`
    update request_clock
    set answered_at = ${moment(at)},
      ended_at = coalesce(ended_at, least(due_at, ${moment(at)})),
      result = coalesce(result, case when ${moment(at)} <= due_at then 'answered' else 'missed' end),
      next_step = null, next_at = null, is_counted = false
    where request_id = ${requestID} and answered_at is null and (result is null or result = 'missed')`,
);

/** Ends the clock of a conversation that was ended; past the due time it counts as missed. */
export const endClock = defineStatement(
  (
    _,
    { requestID, at, result }: ClockEvent & { readonly result: Selectable<RequestClockTable>['result'] },
  ) => sql`
    update request_clock
    set ended_at = least(due_at, ${moment(at)}),
      result = case when ${moment(at)} <= due_at then ${result}::text else 'missed' end,
      next_step = null, next_at = null
    where request_id = ${requestID} and next_step is not null`,
);
