import * as z from 'zod/mini';
import { settingKinds } from './notification-kinds.ts';

/** How often mails come about what was not seen. */
export const digestIntervals = ['none', 'daily', 'weekly'] as const;

export const digestIntervalSchema = z.enum(digestIntervals);

export type DigestInterval = (typeof digestIntervals)[number];

export const kindSettingSchema = z.object({
  kind: z.enum(settingKinds),
  /** In the center and on the badge. */
  inApp: z.boolean(),
  /** In the mails about what was not seen; of `message`: whether there are mails at all. */
  inDigest: z.boolean(),
});

export const notificationSettingsSchema = z.object({
  digest: digestIntervalSchema,
  /** Every kind once. */
  kinds: z.array(kindSettingSchema),
});

export type NotificationSettings = z.output<typeof notificationSettingsSchema>;
export type KindSetting = z.output<typeof kindSettingSchema>;
