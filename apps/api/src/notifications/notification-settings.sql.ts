import type { SettingKind } from '@wbn/contract/social/notices.ts';
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
    .select(['kind', 'in_app', 'by_mail'])
    .$narrowType<{ kind: SettingKind }>()
    .where('user_id', '=', userID),
);

export const saveKindSettings = defineStatement(
  (db, { userID, kinds }: { userID: string; kinds: readonly KindSetting[] }) =>
    db
      .insertInto('notification_setting')
      .values(
        kinds.map(({ kind, inApp, byMail }) => ({
          user_id: userID,
          kind,
          in_app: inApp,
          by_mail: byMail,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet((row) => ({
          in_app: row.ref('excluded.in_app'),
          by_mail: row.ref('excluded.by_mail'),
        })),
      ),
);
