import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { settingKinds } from './notification-kinds.ts';
import {
  digestIntervalSchema,
  kindSettingSchema,
  notificationSettingsSchema,
} from './notification-settings.ts';
import { visitFields } from './visit-fields.ts';

/** Changes what is given; it holds for what happens from then on. */
export const saveNotificationSettings = defineCall({
  name: 'save-notification-settings',
  room: 'social',
  access: 'user',
  summary: 'Changes what the person is told of, where, and how often by mail',
  method: 'PUT',
  path: 'notification/settings',
  body: z.object({
    digest: z.optional(digestIntervalSchema),
    kinds: z.optional(
      z.array(kindSettingSchema).check(
        z.maxLength(settingKinds.length, 'must hold each kind once at most'),
        z.refine(
          (list) => new Set(list.map(({ kind }) => kind)).size === list.length,
          'must hold each kind once at most',
        ),
      ),
    ),
    ...visitFields,
  }),
  data: notificationSettingsSchema,
  errors: ['ValidationError'],
});
