import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/** The person whose account has this address. */
export async function findOwner(db: Kysely<Database>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account.user as account')
    .innerJoin('user_profile as person', 'person.id', 'account.id')
    .select('person.id')
    .where('account.email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row?.id;
}

interface Wanted {
  readonly businessID: string;
  readonly productIDs: readonly string[];
  readonly certificateIDs: readonly string[];
  readonly pictureIDs: readonly string[];
}

/** The first of these that another company, or nobody any more, has; said in words. */
export async function findTaken(db: Kysely<Database>, wanted: Wanted): Promise<string | undefined> {
  const { businessID, productIDs, certificateIDs, pictureIDs } = wanted;
  const { rows } = await sql<{ taken: string }>`
    select 'the product ' || id as taken from product where id = any(${productIDs}::text[])
    union all
    select 'the certificate ' || id from business_certificate where id = any(${certificateIDs}::text[])
    union all
    select 'the picture ' || id from picture where id = any(${pictureIDs}::text[]) and owner_id <> ${businessID}
    limit 1`.execute(db);
  return rows[0]?.taken;
}
