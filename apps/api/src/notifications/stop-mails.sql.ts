import type { StoppedMails } from '@wbn/contract/social/notices.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface StopToken {
  readonly userID: string;
  readonly kind: StoppedMails;
  /** Used when the person has none for this kind yet. */
  readonly token: string;
}

/** Returns the token that stops mails of a kind to a person; an existing one is kept. */
export const saveStopToken = defineStatement(
  (_, { userID, kind, token }: StopToken) => sql<{ token: string }>`
    insert into mail_stop (token, user_id, kinds) values (${token}, ${userID}, array[${kind}])
    on conflict (user_id, kinds) do update set user_id = excluded.user_id
    returning token`,
);

/** Ends the mails that a token belongs to; no row for an unknown token. */
export const stopByToken = defineStatement(
  (_, { token }: { token: string }) => sql<{ kind: StoppedMails; name: string | null }>`
    with stopped as (
      select user_id, unnest(kinds) as kind from mail_stop where token = ${token}
    ), search as (
      update saved_search set alerts = 'none' where stop_token = ${token} returning name
    ), digests as (
      insert into notification_reader (user_id, digest)
      select user_id, 'none' from stopped where kind = 'notifications'
      on conflict (user_id) do update set digest = 'none'
    ), settings as (
      insert into notification_setting (user_id, kind, in_app, by_mail)
      select user_id, kind, true, false from stopped where kind <> 'notifications'
      on conflict (user_id, kind) do update set by_mail = false
    )
    select kind, null as name from stopped union all select 'search', name from search`,
);
