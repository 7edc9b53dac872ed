import {
  countUnreadNotifications,
  listNotifications,
  markNotificationsSeen,
  type Notification,
  readNotification,
} from '@wbn/contract/social/notifications.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { loadAuthors } from '../authors/load-authors.ts';
import { defineHandler } from '../server/define-handler.ts';
import { toIsoTime } from '../server/iso-time.ts';
import { loadPlaces } from './notice-places.ts';
import { saveNotificationReader } from './notification-reader.sql.ts';
import {
  countUnread,
  markNotificationOpened,
  type NotificationRow,
  selectNotifications,
  splitSeenGroups,
} from './notifications.sql.ts';
import { lockNotificationsForRead } from './tell.sql.ts';
import { refreshOpenPages } from './tell.ts';

/** Presents entries of the notification center: actors, resource and where it is read. */
async function presentNotifications(
  db: Kysely<Database>,
  rows: readonly NotificationRow[],
): Promise<Notification[]> {
  if (rows.length === 0) return [];
  const [authors, placesOf] = await Promise.all([
    loadAuthors(
      db,
      rows.flatMap(({ actor_ids }) => actor_ids),
    ),
    loadPlaces(db, rows),
  ]);
  return rows.map((row) => ({
    notificationID: row.group_key,
    kind: row.kind,
    actors: row.actor_ids.flatMap((id) => authors.get(id) ?? []),
    actorCount: row.actor_count,
    ...placesOf(row),
    outcome: row.outcome ?? undefined,
    note: row.note ?? undefined,
    createdAt: toIsoTime(row.created_at),
    isUnread: row.is_unread,
    isRead: row.is_read,
  }));
}

export const listNotificationsHandler = defineHandler(
  listNotifications,
  async ({ query: { after, size }, user: { userID }, services: { db } }) => {
    const { rows, unread } = await db.transaction().execute(async (transaction) => {
      // Waits for notifications being written now, so that none appears below the list later.
      await lockNotificationsForRead.run(transaction, { userID });
      return {
        rows: await selectNotifications.all(transaction, { userID, after, limit: size + 1 }),
        unread: (await countUnread.only(transaction, { userID })).unread,
      };
    });
    const page = rows.slice(0, size);
    const last = rows.length > size ? page.at(-1)?.position : undefined;
    return {
      data: {
        notifications: await presentNotifications(db, page),
        next: last,
        newest: page[0]?.position,
        unread,
      },
    };
  },
);

export const countUnreadNotificationsHandler = defineHandler(
  countUnreadNotifications,
  async ({ user: { userID }, services: { db } }) => ({ data: await countUnread.only(db, { userID }) }),
);

export const markNotificationsSeenHandler = defineHandler(
  markNotificationsSeen,
  async ({ body: { until, edition, timeZone }, user: { userID }, language, services: { db } }) => {
    const data = await db.transaction().execute(async (transaction) => {
      await lockNotificationsForRead.run(transaction, { userID });
      const before = await countUnread.only(transaction, { userID });
      const visit = { userID, edition, language, timeZone, seenUntil: until };
      const { seen_until } = await saveNotificationReader.only(transaction, visit);
      await splitSeenGroups.run(transaction, { userID, until: seen_until });
      const after = await countUnread.only(transaction, { userID });
      // Updates the badge in the person's other tabs and browsers.
      if (after.unread !== before.unread) await refreshOpenPages(transaction, [userID], '');
      return after;
    });
    return { data };
  },
);

export const readNotificationHandler = defineHandler(
  readNotification,
  async ({ params: { id }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      // Opening closes a group: the lock keeps others from joining it meanwhile.
      await lockNotificationsForRead.run(transaction, { userID });
      const opened = await markNotificationOpened.first(transaction, { userID, id });
      if (!opened) throw notFound(`You have no notification with the id ${id}.`);
      if (opened.is_first) await refreshOpenPages(transaction, [userID], id);
    });
    return { data: { notificationID: id } };
  },
);
