import { mailOf, settingKinds } from '@wbn/contract/social/notices.ts';
import {
  loadNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
} from '@wbn/contract/social/notification-settings.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../server/define-handler.ts';
import { saveNotificationReader } from './notification-reader.sql.ts';
import {
  saveKindSettings,
  saveMessagesFrom,
  selectDigest,
  selectKindSettings,
} from './notification-settings.sql.ts';

export const loadNotificationSettingsHandler = defineHandler(
  loadNotificationSettings,
  async ({ user: { userID }, services: { db } }) => ({ data: await loadSettings(db, userID) }),
);

/** Returns every kind with what the person has chosen, otherwise the default. */
async function loadSettings(db: Kysely<Database>, userID: string): Promise<NotificationSettings> {
  const { digest, messagesFrom } = await selectDigest.only(db, { userID });
  const rows = await selectKindSettings.all(db, { userID });
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  const kinds = settingKinds.map((kind) => ({
    kind,
    inApp: chosen.get(kind)?.in_app ?? true,
    byMail: chosen.get(kind)?.by_mail ?? mailOf(kind) !== 'none',
  }));
  return { digest, kinds, messagesFrom };
}

export const saveNotificationSettingsHandler = defineHandler(
  saveNotificationSettings,
  async ({
    body: { digest, kinds = [], messagesFrom, edition, timeZone },
    user: { userID },
    language,
    services: { db },
  }) => {
    const data = await db.transaction().execute(async (transaction) => {
      await saveNotificationReader.run(transaction, {
        userID,
        edition,
        language,
        timeZone,
        digest,
      });
      if (kinds.length > 0) await saveKindSettings.run(transaction, { userID, kinds });
      if (messagesFrom) await saveMessagesFrom.run(transaction, { userID, messagesFrom });
      return loadSettings(transaction, userID);
    });
    return { data };
  },
);
