import { randomBytes } from 'node:crypto';
import { isMailedByDefault, settingKinds } from '@wbn/contract/social/notification-kinds.ts';
import {
  loadNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
  stopMails,
} from '@wbn/contract/social/notification-settings.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../server/define-handler.ts';
import { saveNotificationReader } from './notification-reader.sql.ts';
import {
  type NamedMails,
  saveKindSettings,
  saveMessagesFrom,
  selectDigest,
  selectKindSettings,
  unsubscribeByToken,
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
    inDigest: chosen.get(kind)?.in_digest ?? isMailedByDefault(kind),
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
        stopToken: newStopToken(),
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

/** Creates the secret token of an unsubscribe address. */
export function newStopToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Returns the token of a link that stops some mails of a person. */
export async function namedStopToken(
  db: Kysely<Database>,
  userID: string,
  mails: NamedMails,
): Promise<string> {
  const reader = await saveNotificationReader.only(db, { userID, stopToken: newStopToken() });
  return `${mails}.${reader.stop_token}`;
}

export const stopMailsHandler = defineHandler(stopMails, async ({ body: { token }, services: { db } }) => {
  const stopped = await unsubscribeByToken.first(db, { token });
  if (!stopped) throw notFound('These mails have ended already: none come any more.');
  return { data: { mails: stopped.mails, name: stopped.name ?? undefined } };
});
