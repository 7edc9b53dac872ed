import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

/** Announcements that ended within a year or have not, those that end last first. */
export const selectAnnouncements = defineStatement((db) =>
  db
    .selectFrom('announcement')
    .selectAll()
    .where('ends_at', '>', sql<Date>`now() - interval '1 year'`)
    .orderBy('ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500),
);

export const insertAnnouncement = defineStatement((db, row: Insertable<Database['announcement']>) =>
  db.insertInto('announcement').values(row).returningAll(),
);

export const lockAnnouncement = defineStatement((db, { id }: { readonly id: string }) =>
  db.selectFrom('announcement').selectAll().where('id', '=', id).forUpdate(),
);

/** Ends one now; one that has not begun has been shown to nobody. */
export const updateAnnouncementEnd = defineStatement((db, { id }: { readonly id: string }) =>
  db
    .updateTable('announcement')
    .set({ ends_at: sql<Date>`now()`, starts_at: sql<Date>`least(starts_at, now() - interval '1 second')` })
    .where('id', '=', id)
    .returningAll(),
);

export const deleteOldAnnouncements = defineStatement(
  () => sql`delete from announcement where ends_at < now() - interval '2 years'`,
);
