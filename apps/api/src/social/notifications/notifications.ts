import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsSeen,
  readNotification,
} from '@wbn/contract/social/notifications.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { lockToSee } from './notification-locks.sql.ts';
import { noteReader } from './notification-reader.sql.ts';
import { countUnread, openNotice, selectNotices, splitSeenGroups } from './notifications.sql.ts';
import { tellPages } from './notify.ts';
import { presentNotices } from './present-notices.ts';
import { newStopToken } from './stop-mails.ts';

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

export const countUnreadNotificationsHandler = defineHandler(
  countUnreadNotifications,
  async ({ user: { userID }, services: { db } }) => ({ data: await countUnread.only(db, { userID }) }),
);

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
