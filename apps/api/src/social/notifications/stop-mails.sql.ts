import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Ends the mails that a token belongs to; no row when it belongs to none. */
export const stopMailsOf = defineStatement(
  (_, { token }: { token: string }) => sql<{ mails: 'search' | 'digest' | 'message'; name: string | null }>`
    with search as (
      update saved_search set alerts = 'none' where stop_token = ${token} returning name
    ), digest as (
      update notification_reader set digest = 'none' where stop_token = ${token} returning 1
    ), message as (
      insert into notification_setting (user_id, kind, in_app, in_digest)
      select user_id, 'message', true, false from notification_reader where message_stop_token = ${token}
      on conflict (user_id, kind) do update set in_digest = false
      returning 1
    )
    select 'search' as mails, name from search union all select 'digest', null from digest
    union all select 'message', null from message`,
);
