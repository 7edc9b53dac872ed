import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

type NewDownload = Omit<Insertable<Database['business_download']>, 'expires_at' | 'used_at'>;

/** An address that works for a minute. */
export const insertDownload = defineStatement((db, download: NewDownload) =>
  db
    .insertInto('business_download')
    .values({ ...download, expires_at: sql<Date>`now() + interval '60 seconds'` })
    .returning('expires_at'),
);

/** Forgets addresses that were over an hour ago. */
export const deleteOldDownloads = defineStatement((db) =>
  db.deleteFrom('business_download').where('expires_at', '<', sql<Date>`now() - interval '1 hour'`),
);
