import * as z from 'zod/mini';

/**
 * What people are told of. `like` and `follow` are told together ('Ana and 4 others'), all others one by one. `comment` is on something of
 * one's own, `reply` answers one's comment, `mention` names one, `post` is on one's own timeline by another,
 * `text-removed`: an operator has taken away a post or comment of one's own;
 * `removal-reviewed`: an operator has looked at that again. `request-reminder`: an inquiry waits for one's answer;
 * `request-assigned`: it is now one's own to answer; `request-alternatives`: one's own inquiry was not answered;
 * `verification-changed`: a reviewer has answered, or the badge of one's company is gone; `verification-ending`: it goes soon.
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
] as const;

export const notificationKindSchema = z.enum(notificationKinds);

export type NotificationKind = (typeof notificationKinds)[number];

/** How a verification or the review of a removal has ended, as the notification says. */
export const noticeOutcomes = [
  'approved',
  'rejected',
  'more-asked',
  'ended',
  'restored',
  'confirmed',
] as const;

export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** Told by a mail of their own, at once. */
const mailedAtOnce: ReadonlySet<NotificationKind> = new Set([
  'request-reminder',
  'request-assigned',
  'verification-changed',
  'verification-ending',
]);

/** No member did it: told without anybody's name. */
export const toldByNobody: ReadonlySet<NotificationKind> = new Set([
  'report-decided',
  'text-removed',
  'removal-reviewed',
  'verification-changed',
  'verification-ending',
]);

/** What mails about what was not seen tell of unless a person chooses otherwise: likes are no news that anybody waits for. */
export const usuallyMailed: ReadonlySet<NotificationKind> = new Set(
  notificationKinds.filter((kind) => kind !== 'like' && !mailedAtOnce.has(kind)),
);

/** What a person can choose: `message` are the mails about messages and inquiries that wait for them, which the center does not tell of. */
export const settingKinds = [...notificationKinds, 'message'] as const;

export type SettingKind = (typeof settingKinds)[number];

/** Whether a person who has chosen nothing gets mails of a kind. */
export function isUsuallyMailed(kind: SettingKind): boolean {
  return kind === 'message' || usuallyMailed.has(kind);
}
