import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Whether the person works for the company whose timeline it is, or the one who acts is connected with whose it is. */
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
