import type { NoticePlace, Notification } from '@wbn/contract/social/notifications.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { toIsoTime } from '../../server/iso-time.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import { type NoticeRow, type PlaceRow, selectPlaces } from './notifications.sql.ts';

/** Entries of the center as they go out: who, what it is about, where it is read. */
export async function presentNotices(
  db: Kysely<Database>,
  rows: readonly NoticeRow[],
): Promise<Notification[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.flatMap(({ resource_id, root_id }) => [resource_id, root_id]))];
  const [authors, found] = await Promise.all([
    loadAuthors(
      db,
      rows.flatMap(({ actor_ids }) => actor_ids),
    ),
    selectPlaces.all(db, { ids }),
  ]);
  const places = new Map(found.map((place) => [place.id, place]));
  return rows.map((row) => ({
    notificationID: row.group_key,
    kind: row.kind,
    actors: row.actor_ids.flatMap((id) => authors.get(id) ?? []),
    actorCount: row.actor_count,
    resource: presentPlace(row.resource_id, row.resource_type, places),
    root: presentPlace(row.root_id, row.root_type, places),
    reason: places.get(row.root_id)?.reason ?? undefined,
    createdAt: toIsoTime(row.created_at),
    isUnread: row.is_unread,
    isRead: row.is_read,
  }));
}

function presentPlace(
  id: string,
  type: NoticePlace['type'],
  places: ReadonlyMap<string, PlaceRow>,
): NoticePlace {
  const place = places.get(id);
  return { id, type, text: place?.text, companyName: place?.company_name ?? undefined };
}
