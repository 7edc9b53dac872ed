import { defineCall } from '../../call.ts';
import { notificationSettingsSchema } from './notification-settings.ts';

export const loadNotificationSettings = defineCall({
  name: 'load-notification-settings',
  room: 'social',
  access: 'user',
  summary: 'What the person is told of, where, and how often by mail',
  method: 'GET',
  path: 'notification/settings',
  data: notificationSettingsSchema,
  errors: [],
});
