import { countUnreadNotifications } from './count-unread-notifications.ts';
import { listNotifications } from './list-notifications.ts';
import { loadNotificationSettings } from './load-notification-settings.ts';
import { markNotificationsSeen } from './mark-notifications-seen.ts';
import { readNotification } from './read-notification.ts';
import { saveNotificationSettings } from './save-notification-settings.ts';
import { stopMails } from './stop-mails.ts';

export const notificationCalls = [
  listNotifications,
  countUnreadNotifications,
  markNotificationsSeen,
  readNotification,
  loadNotificationSettings,
  saveNotificationSettings,
  stopMails,
] as const;
