import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Uses an address up; no row when it has been used, is too old, or never was. Of two who use it at once one gets it. */
export const useDownload = defineStatement((db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .updateTable('business_download')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['business_id', 'user_id', 'kind', 'language']),
);

export const selectCompanyName = defineStatement((db, { businessID }: { businessID: string }) =>
  db.selectFrom('business').select('company_name').where('id', '=', businessID),
);
