import { saveNotificationSettings } from '@wbn/contract/social/notifications/save-notification-settings.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { loadSettings } from './load-notification-settings.ts';
import { newStopToken } from './new-stop-token.ts';
import { noteReader } from './notification-reader.sql.ts';
import { saveKindSettings } from './notification-settings.sql.ts';

export const saveNotificationSettingsHandler = defineHandler(
  saveNotificationSettings,
  async ({
    body: { digest, kinds = [], edition, timeZone },
    user: { userID },
    language,
    services: { db },
  }) => {
    const data = await db.transaction().execute(async (transaction) => {
      await noteReader.run(transaction, {
        userID,
        stopToken: newStopToken(),
        edition,
        language,
        timeZone,
        digest,
      });
      if (kinds.length > 0) await saveKindSettings.run(transaction, { userID, kinds });
      return loadSettings(transaction, userID);
    });
    return { data };
  },
);
