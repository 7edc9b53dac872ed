import type { BoundHandler } from '../../server/define-handler.ts';
import { countUnreadNotificationsHandler } from './count-unread-notifications.ts';
import { listNotificationsHandler } from './list-notifications.ts';
import { loadNotificationSettingsHandler } from './load-notification-settings.ts';
import { markNotificationsSeenHandler } from './mark-notifications-seen.ts';
import { readNotificationHandler } from './read-notification.ts';
import { saveNotificationSettingsHandler } from './save-notification-settings.ts';
import { stopMailsHandler } from './stop-mails.ts';

export const notificationHandlers: readonly BoundHandler[] = [
  listNotificationsHandler,
  countUnreadNotificationsHandler,
  markNotificationsSeenHandler,
  readNotificationHandler,
  loadNotificationSettingsHandler,
  saveNotificationSettingsHandler,
  stopMailsHandler,
];
