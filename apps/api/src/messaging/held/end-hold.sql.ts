import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Held {
  readonly requestID: string;
}

interface Owners {
  readonly from_id: string;
  readonly to_id: string;
}

/** Opens a request that waits, and puts it on top of both lists; no row when it waits no more. */
export const openHeld = defineStatement(
  (_, { requestID }: Held) => sql<Owners>`
    with opened as (
      update request set status = 'open'
      where id = ${requestID} and status = 'held' and withheld_at is null
      returning id, from_id, to_id
    ), next as (
      select id, nextval('request_position') as position from opened
    ), moved as (
      update request_side set position = next.position from next where request_id = next.id
    )
    select from_id, to_id from opened`,
);

/** Ends a request that waits, unseen by its receiver; no row when it waits no more. */
export const withholdHeld = defineStatement(
  (_, { requestID }: Held) => sql<Owners>`
    update request set withheld_at = now()
    where id = ${requestID} and status = 'held' and withheld_at is null
    returning from_id, to_id`,
);
