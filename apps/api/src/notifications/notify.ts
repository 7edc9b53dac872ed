import {
  mailedByDefault,
  mailedByItself,
  type NoticeOutcome,
  type NotificationKind,
} from '@wbn/contract/social/notification-kinds.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../authors/require-actor.ts';
import {
  deleteNotifications,
  deleteOldSentRecords,
  insertNotifications,
  lockNotificationsForWrite,
  recordSent,
  selectRecipients,
} from './notify.sql.ts';

interface Place {
  readonly id: string;
  readonly type:
    | ResourceType
    | 'connection'
    | 'report-case'
    | 'request'
    | 'group'
    | 'quotation'
    | 'open-quotation';
}

export interface NewNotification {
  readonly kind: NotificationKind;
  readonly actor: Actor;
  /** Candidates; the actor, people in a block and people who muted the actor are left out. */
  readonly people: readonly string[];
  /** What it was done to, or the text that was written. */
  readonly resource: Place;
  /** The page where it is read; absent: the resource itself. */
  readonly root?: Place;
  readonly outcome?: NoticeOutcome | undefined;
}

/** Kinds shown as one entry, 'Ana and 4 others'. Each written text has its own entry. */
const grouped: ReadonlySet<NotificationKind> = new Set(['like', 'follow']);

/**
 * Notifies people of an action, in its transaction and after its writes: in the notification center, on open pages and by mail. Returns
 * who wants a mail, for kinds with a mail of their own.
 */
export async function notify(
  transaction: Kysely<Database>,
  notice: NewNotification,
): Promise<readonly string[]> {
  const { kind, actor, people, resource, root = resource } = notice;
  if (people.length === 0) return [];
  const told = await selectRecipients.all(transaction, {
    people,
    actorID: actor.id,
    userID: actor.userID,
    kind,
    rootID: root.id,
    mailedByDefault: mailedByDefault.has(kind),
  });
  return tell(transaction, told, { kind, actor, resource, root });
}

interface NotificationContent
  extends Pick<NewNotification, 'kind' | 'resource' | 'outcome'>,
    Required<Pick<NewNotification, 'root'>> {
  readonly actor: Pick<Actor, 'id' | 'type'>;
}

/** Writes a notification for each person, according to their settings. Returns who wants a mail, for kinds with a mail of their own. */
async function tell(
  transaction: Kysely<Database>,
  people: readonly RowOf<typeof selectRecipients>[],
  told: NotificationContent,
): Promise<readonly string[]> {
  if (people.length === 0) return [];
  const hasOwnMail = mailedByItself.has(told.kind);
  const ids = people.map(({ id }) => id);
  await lockNotificationsForWrite.run(transaction, { people: ids });
  await insertNotifications.run(transaction, {
    ...told,
    ids: ids.map(() => newId()),
    people: ids,
    inApp: people.map(({ in_app }) => in_app),
    inDigest: people.map(({ in_digest }) => in_digest && !hasOwnMail),
    grouped: grouped.has(told.kind),
  });
  const shown = people.filter(({ in_app }) => in_app).map(({ id }) => id);
  await notifyOpenPages(transaction, shown, told.resource.id);
  return hasOwnMail ? people.filter(({ in_digest }) => in_digest).map(({ id }) => id) : [];
}

/** Deletes notifications of an action that was undone. */
export async function retractNotification(
  transaction: Kysely<Database>,
  { kind, actor, resource }: Pick<NewNotification, 'kind' | 'actor' | 'resource'>,
): Promise<void> {
  const gone = await deleteNotifications.all(transaction, {
    kind,
    actorID: actor.id,
    resourceID: resource.id,
  });
  const people = gone.map(({ user_id }) => user_id);
  await notifyOpenPages(transaction, people, resource.id);
}

/** Makes open pages of these people load their count of unread notifications again. */
export async function notifyOpenPages(
  transaction: Kysely<Database>,
  people: readonly string[],
  resourceID: string,
): Promise<void> {
  if (people.length === 0) return;
  await addLiveEvents.run(transaction, { audiences: people, kind: 'notification', resourceID });
}

/** Notifies at most once a day of an action that one tap does and undoes, however often it is repeated. */
export async function notifyOncePerDay(
  transaction: Kysely<Database>,
  notice: NewNotification,
): Promise<readonly string[]> {
  const { kind, actor, resource } = notice;
  const told = { kind, actorID: actor.id, userID: actor.userID, resourceID: resource.id };
  if (!(await recordSent.first(transaction, told))) return [];
  await deleteOldSentRecords.run(transaction, told);
  return notify(transaction, notice);
}

interface NotificationWithoutActor
  extends Pick<NewNotification, 'resource' | 'outcome'>,
    Required<Pick<NewNotification, 'root'>> {
  readonly kind: NotificationKind;
}

/**
 * Notifies people of something that no member did (decisions about reports). Each person is the actor of their own notification, so that
 * blocks do not suppress it and no name is revealed.
 */
export async function notifyWithoutActor(
  transaction: Kysely<Database>,
  people: readonly string[],
  notice: NotificationWithoutActor,
): Promise<readonly string[]> {
  const { kind } = notice;
  const told = await selectRecipients.all(transaction, {
    people,
    actorID: '',
    userID: '',
    kind,
    // The author of a removed text hears of it wherever it was.
    rootID: '',
    mailedByDefault: mailedByDefault.has(kind),
  });
  const mailed: string[] = [];
  for (const person of told)
    mailed.push(
      ...(await tell(transaction, [person], { ...notice, actor: { id: person.id, type: 'user' } })),
    );
  return mailed;
}
