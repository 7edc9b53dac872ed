import type { Database } from '@wbn/postgres/schema.ts';
import { type Insertable, type Kysely, sql } from 'kysely';

/** An address that works for a minute; those of the past hour before are forgotten. */
export async function insertDownload(
  transaction: Kysely<Database>,
  download: Omit<Insertable<Database['business_download']>, 'expires_at' | 'used_at'>,
): Promise<Date> {
  await transaction
    .deleteFrom('business_download')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  const { expires_at } = await transaction
    .insertInto('business_download')
    .values({ ...download, expires_at: sql<Date>`now() + interval '60 seconds'` })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Uses an address up; undefined when it has been used, is too old, or never was. Of two who use it at once one gets it. */
export function useDownload(transaction: Kysely<Database>, tokenHash: Buffer) {
  return transaction
    .updateTable('business_download')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['business_id', 'user_id', 'kind', 'language'])
    .executeTakeFirst();
}

export async function readCompanyName(db: Kysely<Database>, businessID: string): Promise<string> {
  const { company_name } = await db
    .selectFrom('business')
    .select('company_name')
    .where('id', '=', businessID)
    .executeTakeFirstOrThrow();
  return company_name;
}
