import { readNotification } from '@wbn/contract/social/notifications/read-notification.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { lockToSee } from './notification-locks.sql.ts';
import { tellPages } from './notify.ts';
import { openNotice } from './read-notification.sql.ts';

export const readNotificationHandler = defineHandler(
  readNotification,
  async ({ params: { id }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      // A group closes when it is opened: nobody joins it meanwhile.
      await lockToSee.run(transaction, { userID });
      const opened = await openNotice.first(transaction, { userID, id });
      if (!opened) throw notFound(`You have no notification with the id ${id}.`);
      if (opened.is_first) await tellPages(transaction, [userID], id);
    });
    return { data: { notificationID: id } };
  },
);
