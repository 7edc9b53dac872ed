import type { Side } from '@wbn/contract/messaging/request.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Ended {
  readonly requestID: string;
  readonly side: Side;
}

/** What waits for a look is withheld instead: the receiver never sees it. */
export const closeRequest = defineStatement(
  (_, { requestID, side }: Ended) => sql`
    update request set
      status = case when status = 'held' then 'held' else 'closed' end,
      withheld_at = case when status = 'held' then now() end,
      closed_at = case when status = 'open' then now() end,
      closed_side = ${side}
    where id = ${requestID}`,
);
