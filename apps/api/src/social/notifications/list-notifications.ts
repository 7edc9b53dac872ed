import { listNotifications } from '@wbn/contract/social/notifications/list-notifications.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { countUnread } from './count-unread-notifications.sql.ts';
import { selectNotices } from './list-notifications.sql.ts';
import { lockToSee } from './notification-locks.sql.ts';
import { presentNotices } from './present-notices.ts';

export const listNotificationsHandler = defineHandler(
  listNotifications,
  async ({ query: { after, size }, user: { userID }, services: { db } }) => {
    const { rows, unread } = await db.transaction().execute(async (transaction) => {
      // What is being told at this moment is in the list, or comes above it.
      await lockToSee.run(transaction, { userID });
      return {
        rows: await selectNotices.all(transaction, { userID, after, limit: size + 1 }),
        unread: (await countUnread.only(transaction, { userID })).unread,
      };
    });
    const page = rows.slice(0, size);
    const last = rows.length > size ? page.at(-1)?.position : undefined;
    return {
      data: {
        notifications: await presentNotices(db, page),
        next: last,
        newest: page[0]?.position,
        unread,
      },
    };
  },
);
