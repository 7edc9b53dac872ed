import type { RequestClockTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Selectable, sql } from 'kysely';
import type { ClockTimes } from './promise.ts';

/** What a clock of a request begins with; no row while one runs. */
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
    where request.id = ${requestID} and last.next_step is null`,
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

interface Ended {
  readonly requestID: string;
  /** Absent: now. */
  readonly at?: Date | undefined;
}

const moment = (at: Date | undefined) => sql<Date>`coalesce(${at ?? null}::timestamptz, now())`;

/** The company has answered: in time, or after the miss that nobody has noted yet or that was noted. */
export const noteAnswer = defineStatement(
  (_, { requestID, at }: Ended) => sql`
    update request_clock
    set answered_at = ${moment(at)},
      ended_at = coalesce(ended_at, least(due_at, ${moment(at)})),
      result = coalesce(result, case when ${moment(at)} <= due_at then 'answered' else 'missed' end),
      next_step = null, next_at = null, is_counted = false
    where request_id = ${requestID} and answered_at is null and (result is null or result = 'missed')`,
);

/** Nobody answers any more: a miss whose time had come counts as one. */
export const endClock = defineStatement(
  (_, { requestID, at, result }: Ended & { readonly result: Selectable<RequestClockTable>['result'] }) => sql`
    update request_clock
    set ended_at = least(due_at, ${moment(at)}),
      result = case when ${moment(at)} <= due_at then ${result}::text else 'missed' end,
      next_step = null, next_at = null
    where request_id = ${requestID} and next_step is not null`,
);
