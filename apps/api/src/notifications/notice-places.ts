import type { NoticePlace } from '@wbn/contract/social/notifications.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectPlaces } from './notifications.sql.ts';

/** The two places of a notification, as they are stored. */
interface StoredPlaces {
  readonly resource_id: string;
  readonly resource_type: NoticePlace['type'];
  readonly root_id: string;
  readonly root_type: NoticePlace['type'];
}

/** Loads names and beginnings of texts; the function that is returned presents the places of one of the notifications. */
export async function loadPlaces(db: Kysely<Database>, rows: readonly StoredPlaces[]) {
  const ids = [...new Set(rows.flatMap(({ resource_id, root_id }) => [resource_id, root_id]))];
  const places = new Map((await selectPlaces.all(db, { ids })).map((place) => [place.id, place]));
  const present = (id: string, type: NoticePlace['type']): NoticePlace => {
    const place = places.get(id);
    return { id, type, text: place?.text, companyName: place?.company_name ?? undefined };
  };
  return ({ resource_id, resource_type, root_id, root_type }: StoredPlaces) => ({
    resource: present(resource_id, resource_type),
    root: present(root_id, root_type),
    reason: places.get(root_id)?.reason ?? undefined,
  });
}
