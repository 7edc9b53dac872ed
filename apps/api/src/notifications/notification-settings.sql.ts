import { mailedByItself, type SettingKind } from '@wbn/contract/social/notification-kinds.ts';
import type {
  DigestInterval,
  KindSetting,
  MessagesFrom,
} from '@wbn/contract/social/notification-settings.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** How often digests come, weekly when the person has chosen nothing, and whose messages the person receives. */
export const selectDigest = defineStatement(
  (_, { userID }: { userID: string }) => sql<{ digest: DigestInterval; messagesFrom: MessagesFrom }>`
    select coalesce((select digest from notification_reader where user_id = ${userID}), 'weekly') as digest,
      coalesce((select messages_from from user_profile where id = ${userID}), 'companies') as "messagesFrom"`,
);

export const saveMessagesFrom = defineStatement(
  (db, { userID, messagesFrom }: { userID: string; messagesFrom: MessagesFrom }) =>
    db.updateTable('user_profile').set({ messages_from: messagesFrom }).where('id', '=', userID),
);

/** Only the settings that the person has chosen. */
export const selectKindSettings = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('notification_setting')
    .select(['kind', 'in_app', 'in_digest'])
    .$narrowType<{ kind: SettingKind }>()
    .where('user_id', '=', userID),
);

export const saveKindSettings = defineStatement(
  (db, { userID, kinds }: { userID: string; kinds: readonly KindSetting[] }) =>
    db
      .insertInto('notification_setting')
      .values(
        kinds.map(({ kind, inApp, inDigest }) => ({
          user_id: userID,
          kind,
          in_app: inApp,
          in_digest: inDigest,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet((row) => ({
          in_app: row.ref('excluded.in_app'),
          in_digest: row.ref('excluded.in_digest'),
        })),
      ),
);

/** The settings that a link of these mails switches off. Its token begins with their name and a dot. */
const settingsOf = {
  figures: ['figures'],
  group: ['group-digest'],
  quotation: [...mailedByItself],
} as const satisfies Record<string, readonly SettingKind[]>;

/** Mails that are stopped by the secret of a person after their name. */
export type NamedMails = keyof typeof settingsOf;

/** Ends the mails that a token belongs to; no row for an unknown token. */
export const unsubscribeByToken = defineStatement((_, { token }: { token: string }) => {
  const names = Object.keys(settingsOf) as NamedMails[];
  const named = names.find((name) => token.startsWith(`${name}.`));
  const kinds = named ? settingsOf[named] : [];
  return sql<{ mails: 'search' | 'digest' | 'message' | NamedMails; name: string | null }>`
    with search as (
      update saved_search set alerts = 'none' where stop_token = ${token} returning name
    ), digest as (
      update notification_reader set digest = 'none' where stop_token = ${token} returning 1
    ), message as (
      insert into notification_setting (user_id, kind, in_app, in_digest)
      select user_id, 'message', true, false from notification_reader where message_stop_token = ${token}
      on conflict (user_id, kind) do update set in_digest = false
      returning 1
    ), named as (
      insert into notification_setting (user_id, kind, in_app, in_digest)
      select user_id, kind, true, false from notification_reader, unnest(${kinds}::text[]) as kind
      where stop_token = ${named ? token.slice(named.length + 1) : null}
      on conflict (user_id, kind) do update set in_digest = false
      returning 1
    )
    select 'search' as mails, name from search union all select 'digest', null from digest
    union all select 'message', null from message
    union all select distinct ${named ?? null}, null from named`;
});
