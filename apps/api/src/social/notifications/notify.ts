import {
  type NoticeOutcome,
  type NotificationKind,
  usuallyMailed,
} from '@wbn/contract/social/notification-kinds.ts';
import type { ResourceType } from '@wbn/contract/social/resource-type.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../actors/act-as.ts';
import {
  deleteNotifications,
  forgetTold,
  insertNotifications,
  lockToTell,
  noteTold,
  selectToldPeople,
} from './notify.sql.ts';

interface Place {
  readonly id: string;
  readonly type: ResourceType | 'connection' | 'report-case' | 'request';
}

export interface Notice {
  readonly kind: NotificationKind;
  readonly actor: Actor;
  /** Who might be told; who did it, who is blocked and who does not want to hear of them are left out. */
  readonly people: readonly string[];
  /** What it was done to, or what was written. */
  readonly resource: Place;
  /** Where to read it; absent: the resource itself. */
  readonly root?: Place;
  readonly outcome?: NoticeOutcome | undefined;
}

/** Told together: 'Ana and 4 others'. What somebody has written stands for itself. */
const grouped: ReadonlySet<NotificationKind> = new Set(['like', 'follow']);

/** Tells people what somebody did, in the transaction of what was done and after it: in the center, on pages that are open, by mail. */
export async function notify(transaction: Kysely<Database>, notice: Notice): Promise<void> {
  const { kind, actor, people, resource, root = resource } = notice;
  if (people.length === 0) return;
  const told = await selectToldPeople.all(transaction, {
    people,
    actorID: actor.id,
    userID: actor.userID,
    kind,
    usuallyMailed: usuallyMailed.has(kind),
  });
  await tell(transaction, told, { kind, actor, resource, root });
}

interface Told extends Pick<Notice, 'kind' | 'resource' | 'outcome'>, Required<Pick<Notice, 'root'>> {
  readonly actor: Pick<Actor, 'id' | 'type'>;
}

/** Writes down for people, as they want to be told, what somebody did. */
async function tell(
  transaction: Kysely<Database>,
  people: readonly RowOf<typeof selectToldPeople>[],
  told: Told,
): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await lockToTell.run(transaction, { people: ids });
  await insertNotifications.run(transaction, {
    ...told,
    ids: ids.map(() => newId()),
    people: ids,
    inApp: people.map(({ in_app }) => in_app),
    inDigest: people.map(({ in_digest }) => in_digest),
    grouped: grouped.has(told.kind),
  });
  const shown = people.filter(({ in_app }) => in_app).map(({ id }) => id);
  await tellPages(transaction, shown, told.resource.id);
}

/** Takes back what was told: the like is gone, the comment removed. */
export async function takeBackNotice(
  transaction: Kysely<Database>,
  { kind, actor, resource }: Pick<Notice, 'kind' | 'actor' | 'resource'>,
): Promise<void> {
  const gone = await deleteNotifications.all(transaction, {
    kind,
    actorID: actor.id,
    resourceID: resource.id,
  });
  const people = gone.map(({ user_id }) => user_id);
  await tellPages(transaction, people, resource.id);
}

/** Lets the open pages of some people count anew. */
export async function tellPages(
  transaction: Kysely<Database>,
  people: readonly string[],
  resourceID: string,
): Promise<void> {
  if (people.length === 0) return;
  await addLiveEvents.run(transaction, { audiences: people, kind: 'notification', resourceID });
}

/** Tells what can be taken back and done again by a tap: whoever likes the same thing over and over is heard of once a day. */
export async function tellOnce(transaction: Kysely<Database>, notice: Notice): Promise<void> {
  const { kind, actor, resource } = notice;
  const told = { kind, actorID: actor.id, userID: actor.userID, resourceID: resource.id };
  if (await noteTold.first(transaction, told)) {
    await forgetTold.run(transaction, told);
    await notify(transaction, notice);
  }
}

interface ByNobody extends Pick<Notice, 'resource' | 'outcome'>, Required<Pick<Notice, 'root'>> {
  readonly kind: NotificationKind;
}

/**
 * No member did it, so the notice is from people to themselves: who has blocked whom they reported is told all the same, and learns of
 * nobody else.
 */
export async function tellByNobody(
  transaction: Kysely<Database>,
  people: readonly string[],
  notice: ByNobody,
): Promise<void> {
  const { kind } = notice;
  const told = await selectToldPeople.all(transaction, {
    people,
    actorID: '',
    userID: '',
    kind,
    usuallyMailed: usuallyMailed.has(kind),
  });
  for (const person of told)
    await tell(transaction, [person], { ...notice, actor: { id: person.id, type: 'user' } });
}
