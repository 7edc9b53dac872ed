import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Who works for a company; everybody may answer its requests (decision 7). */
export const selectColleagues = defineStatement(
  (_, { businessID }: { businessID: string }) => sql<{ user_id: string; role: BusinessRole }>`
    select user_id, role from business_member where business_id = ${businessID} order by user_id`,
);

/** Whoever was not here for so long is not handed anything. */
const active = sql`interval '7 days'`;

/** The colleague to whom an inquiry goes that nobody answers: here lately, not the present one, with the fewest that run. */
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

/** Gives an inquiry to a colleague, who has not read it. */
export const assignRequest = defineStatement(
  (_, { requestID, userID }: { requestID: string; userID: string }) => sql`
    update request_side set assignee_id = ${userID}, read_until = least(read_until, last_received - 1)
    where request_id = ${requestID} and side = 'R'`,
);
