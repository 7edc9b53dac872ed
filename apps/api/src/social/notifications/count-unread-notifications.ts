import { countUnreadNotifications } from '@wbn/contract/social/notifications/count-unread-notifications.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { countUnread } from './count-unread-notifications.sql.ts';

export const countUnreadNotificationsHandler = defineHandler(
  countUnreadNotifications,
  async ({ user: { userID }, services: { db } }) => ({ data: await countUnread.only(db, { userID }) }),
);
