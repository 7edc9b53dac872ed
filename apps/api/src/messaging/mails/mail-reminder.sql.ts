import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Asked {
  readonly requestID: string;
  readonly cycle: number;
  readonly userID: string;
}

/** An inquiry that still waits for its answer, and a person who may still give it; no row otherwise. */
export const findWaiting = defineStatement(
  (_, { requestID, cycle, userID }: Asked) => sql<{
    business_id: string;
    from_id: string;
    subject: string;
    due_at: Date;
    assignee_id: string | null;
  }>`
    select clock.business_id, request.from_id, request.subject, clock.due_at, side.assignee_id
    from request_clock as clock
    join request on request.id = clock.request_id and request.status = 'open'
    join request_side as side on side.request_id = request.id and side.side = 'R'
    join business_member as member on member.business_id = clock.business_id and member.user_id = ${userID}
    where clock.request_id = ${requestID} and clock.cycle = ${cycle} and clock.next_step is not null`,
);
