import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Whether the person works for the company that owns the timeline, and whether the actor is connected with its owner. */
export const findPostRight = defineStatement(
  (_, { userID, actorID, timelineID }: { userID: string; actorID: string; timelineID: string }) => sql<{
    works_there: boolean;
    is_connected: boolean;
  }>`
    select
      exists (
        select from business_member where business_id = ${timelineID} and user_id = ${userID}
      ) as works_there,
      exists (
        select from connection
        where least(requester_id, addressee_id) = least(${actorID}::text, ${timelineID}::text)
          and greatest(requester_id, addressee_id) = greatest(${actorID}::text, ${timelineID}::text)
          and status = 'accepted'
      ) as is_connected`,
);
