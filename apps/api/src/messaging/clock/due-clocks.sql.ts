import type { RequestClockTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Selectable, sql } from 'kysely';
import { noBlockBetween } from '../../social/relations/blocks.sql.ts';

interface Due {
  readonly now: Date;
  /** Those that have failed just now. */
  readonly except: readonly string[];
  readonly limit: number;
}

/** Requests for which it is time to do something, the longest waiting first. */
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
  /** Whether anybody could answer at all. */
  readonly can_answer: boolean;
  readonly was_answered: boolean;
}

/**
 * One of them, if it still is and nobody else has it. The thread is locked with it, and before it, as by whoever writes in the thread; what
 * is locked already is somebody's who changes it.
 */
export const takeDue = defineStatement(
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

export const noteReminded = defineStatement(
  (_, { requestID, cycle, now }: Step) => sql`
    update request_clock set reminded_at = ${now}, next_step = 'reassign', next_at = reassign_at
    where request_id = ${requestID} and cycle = ${cycle}`,
);

export const noteReassigned = defineStatement(
  (_, { requestID, cycle, now }: Step) => sql`
    update request_clock set reassigned_at = ${now}, next_step = 'miss', next_at = due_at
    where request_id = ${requestID} and cycle = ${cycle}`,
);

export const noteMissed = defineStatement(
  (_, { requestID, cycle }: Omit<Step, 'now'>) => sql`
    update request_clock set result = 'missed', ended_at = due_at, next_step = null, next_at = null
    where request_id = ${requestID} and cycle = ${cycle}`,
);

export const noteBarred = defineStatement(
  (_, { requestID, cycle, now }: Step) => sql`
    update request_clock set result = 'barred', ended_at = least(due_at, ${now}), next_step = null, next_at = null
    where request_id = ${requestID} and cycle = ${cycle}`,
);
