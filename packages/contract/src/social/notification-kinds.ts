import * as z from 'zod/mini';

/**
 * Kinds of notifications. `like` and `follow` are grouped ('Ana and 4 others'), others are single. `comment`: on the
 * person's resource; `reply`: to their comment; `mention`: of them; `post`: by another on their timeline;
 * `text-removed`: an operator removed their post or comment; `removal-reviewed`: an operator reviewed that removal;
 * `request-reminder`: an inquiry waits for their answer; `request-assigned`: an inquiry is assigned to them;
 * `request-alternatives`: their inquiry was not answered; `verification-changed`: a reviewer answered, or their
 * company's badge is gone; `verification-ending`: the badge ends soon; `group-request`: somebody asks to join a group they look
 * after; `group-accepted`: their request to join is accepted; `group-invited`: they are invited to a group;
 * `quotation-invited`: a request for quotation fits
 * their company; `quotation-offered`: theirs got an offer; `quotation-chosen`: their company's offer is chosen;
 * `quotation-closed`: theirs, or one that their company made an offer for, is closed;
 * `claim-changed`: their claim of a company waits as a dispute or is decided;
 * `company-claimed`: somebody claims their company, or that claim is decided.
 */
export const notificationKinds = [
  'like',
  'follow',
  'comment',
  'reply',
  'mention',
  'post',
  'connection-request',
  'connection-accepted',
  'report-decided',
  'text-removed',
  'removal-reviewed',
  'request-reminder',
  'request-assigned',
  'request-alternatives',
  'verification-changed',
  'verification-ending',
  'group-request',
  'group-accepted',
  'group-invited',
  'quotation-invited',
  'quotation-offered',
  'quotation-chosen',
  'quotation-closed',
  'claim-changed',
  'company-claimed',
] as const;

export const notificationKindSchema = z.enum(notificationKinds);

export type NotificationKind = (typeof notificationKinds)[number];

/** Outcomes of a verification, of a removal review or of a claim, named in the notification. */
export const noticeOutcomes = [
  'approved',
  'rejected',
  'more-asked',
  'ended',
  'restored',
  'confirmed',
  'disputed',
] as const;

export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** Kinds with their own mail, sent immediately. */
const mailedAtOnce: ReadonlySet<NotificationKind> = new Set([
  'request-reminder',
  'request-assigned',
  'verification-changed',
  'verification-ending',
  'claim-changed',
  'company-claimed',
]);

/** Kinds without an actor, because no member caused them. */
export const kindsWithoutActor: ReadonlySet<NotificationKind> = new Set([
  'report-decided',
  'text-removed',
  'removal-reviewed',
  'verification-changed',
  'verification-ending',
  'quotation-invited',
  'quotation-closed',
  'claim-changed',
  'company-claimed',
]);

/** Kinds that digest mails include by default; likes are not important enough. */
export const mailedByDefault: ReadonlySet<NotificationKind> = new Set(
  notificationKinds.filter((kind) => kind !== 'like' && !mailedAtOnce.has(kind)),
);

/** Kinds that are mailed immediately, if their setting says so, and not in digest mails. */
export const mailedByItself: ReadonlySet<NotificationKind> = new Set([
  'quotation-invited',
  'quotation-offered',
]);

/**
 * Kinds with a setting. Three are not in the notification center: `message` stands for mails about waiting messages and
 * inquiries, `figures` for the weekly mail about the figures of the person's companies, `group-digest` for the one about
 * new posts in their groups.
 */
export const settingKinds = [...notificationKinds, 'message', 'figures', 'group-digest'] as const;

/** Kinds with mails of their own that are not in the notification center. */
export const mailedApart: ReadonlySet<SettingKind> = new Set(['message', 'figures', 'group-digest']);

export type SettingKind = (typeof settingKinds)[number];

/** Whether mails of a kind are on by default. */
export function isMailedByDefault(kind: SettingKind): boolean {
  return mailedApart.has(kind) || (mailedByDefault as ReadonlySet<SettingKind>).has(kind);
}
