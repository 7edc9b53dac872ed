import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { type StoppedMails, settingKinds } from './notices.ts';
import { visitFields } from './notifications.ts';

/** How often digest mails about unseen notifications are sent. */
export const digestIntervals = ['none', 'daily', 'weekly'] as const;

const digestIntervalSchema = z.enum(digestIntervals);

export type DigestInterval = (typeof digestIntervals)[number];

/**
 * Whose messages a person receives; connections and whoever the person has answered count in the first three.
 * `companies`: members with a published company and a confirmed address write directly, everyone else sends a message
 * request. `connections` and `nobody` refuse everyone else.
 */
export const messageSenders = ['everyone', 'companies', 'connections', 'nobody'] as const;

const messagesFromSchema = z.enum(messageSenders);

export type MessagesFrom = z.output<typeof messagesFromSchema>;

const kindSettingSchema = z.object({
  kind: z.enum(settingKinds),
  /** Shown in the notification center and counted by the badge. */
  inApp: z.boolean(),
  /** Mailed: in the digest, or in mails of their own. */
  byMail: z.boolean(),
});

const notificationSettingsSchema = z.object({
  digest: digestIntervalSchema,
  /** Each kind once. */
  kinds: z.array(kindSettingSchema),
  /** Whose messages the person receives. */
  messagesFrom: messagesFromSchema,
});

export type NotificationSettings = z.output<typeof notificationSettingsSchema>;
export type KindSetting = z.output<typeof kindSettingSchema>;

export const loadNotificationSettings = defineCall({
  name: 'load-notification-settings',
  access: 'user',
  summary: 'Notification settings of the person: which kinds, where, and how often by mail',
  method: 'GET',
  path: 'notification/settings',
  data: notificationSettingsSchema,
  errors: [],
});

/** Changes the given settings for future events. */
export const saveNotificationSettings = defineCall({
  name: 'save-notification-settings',
  access: 'user',
  summary: 'Changes the notification settings of the person',
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
    messagesFrom: z.optional(messagesFromSchema),
    ...visitFields,
  }),
  data: notificationSettingsSchema,
  errors: ['ValidationError'],
});

const stoppedMails: readonly StoppedMails[] = [...settingKinds, 'notifications', 'search'];

/** Open to anyone with an unsubscribe link, which holds the token. */
export const stopMails = defineCall({
  name: 'stop-mails',
  summary:
    'Unsubscribes by the token of a mail: from the mails of a kind, from the digests of notifications, or from alerts of a saved search, which stays',
  method: 'POST',
  path: 'mails/stop',
  body: z.object({ token: z.string().check(z.maxLength(100, 'must be 100 characters or fewer')) }),
  data: z.object({
    /** What is stopped; a link in an older mail may stop several kinds. */
    mails: z.array(z.enum(stoppedMails)),
    /** Name of the saved search. */
    name: z.optional(z.string()),
  }),
  errors: ['ValidationError', 'NotFound'],
});
