import type { KindWithActor, NotificationKind, OutcomeOf } from '@wbn/contract/social/notices.ts';
import { noticeOf } from '@wbn/contract/social/notices.ts';
import type { NoticePlace } from '@wbn/contract/social/notifications.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../authors/require-actor.ts';
import { mailNotice } from './mail-notice.ts';
import {
  deleteNotifications,
  insertNotifications,
  lockNotificationsForWrite,
  recordTold,
  selectRecipients,
} from './tell.sql.ts';

type Place = Pick<NoticePlace, 'id' | 'type'>;

/** What happened. */
type Facts<Kind extends NotificationKind> = {
  /** What it was done to, or the text that was written. */
  readonly resource: Place;
  /** The page where it is read; absent: the resource itself. */
  readonly root?: Place;
  /** Words of staff that the mail quotes. */
  readonly quote?: string | undefined;
  /** Words of the act that the notification and its mail quote. */
  readonly note?: string | undefined;
} & (Kind extends KindWithActor ? { readonly actor: Actor } : { readonly actor?: undefined }) &
  ([OutcomeOf<Kind>] extends [never]
    ? { readonly outcome?: undefined }
    : { readonly outcome: OutcomeOf<Kind> });

/**
 * Tells people what happened, in the transaction of the act and after its writes: in the notification center, on open pages and by mail, as
 * each of them has chosen. Leaves out the actor, people in a block with the actor and those who muted them; of a kind that is told once a
 * day also those who were told the same within a day.
 */
export async function tell<Kind extends NotificationKind>(
  transaction: Kysely<Database>,
  kind: Kind,
  people: readonly string[],
  { resource, root = resource, actor, outcome, note, quote = note }: Facts<Kind>,
): Promise<void> {
  if (people.length === 0) return;
  const { mail, grouped = false, onceADay, receiverUnknown = false } = noticeOf(kind);
  const recipients = await selectRecipients.all(transaction, {
    people,
    actorID: actor?.id ?? '',
    userID: actor?.userID ?? '',
    kind,
    receiverUnknown,
    rootID: actor ? root.id : '',
    mailedByDefault: mail !== 'none',
  });
  const told =
    onceADay && actor
      ? await withoutToldToday(transaction, recipients, { kind, actor, resource })
      : recipients;
  if (told.length === 0) return;
  const notifications = told.map((person) => ({ ...person, notificationID: newId() }));
  const ids = told.map(({ id }) => id);
  await lockNotificationsForWrite.run(transaction, { people: ids });
  await insertNotifications.run(transaction, {
    ids: notifications.map(({ notificationID }) => notificationID),
    people: ids,
    inApp: told.map(({ in_app }) => in_app),
    inDigest: told.map(({ by_mail }) => by_mail && mail !== 'at-once'),
    ...{ kind, actor, resource, root, outcome, note, grouped },
  });
  await refreshOpenPages(
    transaction,
    told.flatMap(({ id, in_app }) => (in_app ? id : [])),
    resource.id,
  );
  if (mail !== 'at-once') return;
  for (const { notificationID, by_mail } of notifications)
    if (by_mail) await addJob(transaction, mailNotice, { notificationID, quote }, notificationID);
}

interface Act {
  readonly kind: NotificationKind;
  readonly actor: Actor;
  readonly resource: Place;
}

/** Leaves out who was told the same within a day, however often it is done and undone. */
async function withoutToldToday<Person extends { readonly id: string }>(
  transaction: Kysely<Database>,
  recipients: readonly Person[],
  { kind, actor, resource }: Act,
): Promise<readonly Person[]> {
  const people = recipients.map(({ id }) => id);
  const rows = await recordTold.all(transaction, {
    kind,
    actorID: actor.id,
    resourceID: resource.id,
    people,
  });
  const fresh = new Set(rows.map(({ user_id }) => user_id));
  return recipients.filter(({ id }) => fresh.has(id));
}

/** Deletes notifications of an act that was undone. */
export async function retractNotification(
  transaction: Kysely<Database>,
  { kind, actor, resource }: Act,
): Promise<void> {
  const gone = await deleteNotifications.all(transaction, {
    kind,
    actorID: actor.id,
    resourceID: resource.id,
  });
  await refreshOpenPages(
    transaction,
    gone.map(({ user_id }) => user_id),
    resource.id,
  );
}

/** Makes open pages of these people load their count of unread notifications again. */
export async function refreshOpenPages(
  transaction: Kysely<Database>,
  people: readonly string[],
  resourceID: string,
): Promise<void> {
  if (people.length === 0) return;
  await addLiveEvents.run(transaction, { audiences: people, kind: 'notification', resourceID });
}
