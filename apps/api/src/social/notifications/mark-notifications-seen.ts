import { markNotificationsSeen } from '@wbn/contract/social/notifications/mark-notifications-seen.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { countUnread } from './count-unread-notifications.sql.ts';
import { splitSeenGroups } from './mark-notifications-seen.sql.ts';
import { newStopToken } from './new-stop-token.ts';
import { lockToSee } from './notification-locks.sql.ts';
import { noteReader } from './notification-reader.sql.ts';
import { tellPages } from './notify.ts';

export const markNotificationsSeenHandler = defineHandler(
  markNotificationsSeen,
  async ({ body: { until, edition, timeZone }, user: { userID }, language, services: { db } }) => {
    const data = await db.transaction().execute(async (transaction) => {
      await lockToSee.run(transaction, { userID });
      const before = await countUnread.only(transaction, { userID });
      const visit = { userID, stopToken: newStopToken(), edition, language, timeZone, seenUntil: until };
      const { seen_until } = await noteReader.only(transaction, visit);
      await splitSeenGroups.run(transaction, { userID, until: seen_until });
      const after = await countUnread.only(transaction, { userID });
      // Other browsers of the person, and tabs that show the badge.
      if (after.unread !== before.unread) await tellPages(transaction, [userID], '');
      return after;
    });
    return { data };
  },
);
