import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

export type NewDownload = Omit<Insertable<Database['download']>, 'expires_at' | 'used_at'>;

/** Inserts an address that is valid for a minute. */
export const insertDownload = defineStatement((db, download: NewDownload) =>
  db
    .insertInto('download')
    .values({ ...download, expires_at: sql<Date>`now() + interval '60 seconds'` })
    .returning('expires_at'),
);

/** Deletes addresses that expired over an hour ago. */
export const deleteOldDownloads = defineStatement((db) =>
  db.deleteFrom('download').where('expires_at', '<', sql<Date>`now() - interval '1 hour'`),
);

/**
 * Uses an address up; no row when it was used, has expired, or never existed. Of two concurrent uses only one gets
 * the row.
 */
export const useDownload = defineStatement((db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .updateTable('download')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['business_id', 'user_id', 'kind', 'language', 'file_id', 'document_id', 'quotation_file_id'])
    .returning(['group_id', 'post_id', 'width', 'desk_case_id', 'case_document']),
);
