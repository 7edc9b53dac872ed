import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Somebody to whom a mail about messages may go, as they are now. */
export const findMailReader = defineStatement(
  (_, { userID }: { userID: string }) => sql<{
    email: string | null;
    is_wanted: boolean;
    is_present: boolean;
    preferred: string | null;
    language: string | null;
    edition: string | null;
    time_zone: string | null;
    stop_token: string | null;
  }>`
    select
      case when account.email_verified then account.email end as email,
      coalesce(setting.in_digest, true) as is_wanted,
      coalesce(presence.seen_at > now() - interval '3 minutes', false) as is_present,
      person.preferred_language as preferred, reader.language, reader.edition, reader.time_zone,
      reader.message_stop_token as stop_token
    from user_profile as person
    left join account."user" as account on account.id = person.id
    left join notification_reader as reader on reader.user_id = person.id
    left join notification_setting as setting on setting.user_id = person.id and setting.kind = 'message'
    left join live_presence as presence on presence.user_id = person.id
    where person.id = ${userID}`,
);

/** Gives the token that ends a person's mails; the first that was made stays. */
export const keepStopToken = defineStatement(
  (_, given: { userID: string; stopToken: string; messageStopToken: string }) => sql<{ stop_token: string }>`
    insert into notification_reader as reader (user_id, stop_token, message_stop_token)
    values (${given.userID}, ${given.stopToken}, ${given.messageStopToken})
    on conflict (user_id) do update
    set message_stop_token = coalesce(reader.message_stop_token, excluded.message_stop_token)
    returning message_stop_token as stop_token`,
);
