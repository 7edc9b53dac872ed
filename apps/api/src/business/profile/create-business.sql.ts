import type { BusinessTable, Database } from '@wbn/postgres/schema.ts';
import type { Insertable, Kysely } from 'kysely';

/** Whether a person has a profile; it stays until the transaction ends. */
export async function keepPerson(transaction: Kysely<Database>, userID: string): Promise<boolean> {
  const person = await transaction
    .selectFrom('user_profile')
    .select('id')
    .where('id', '=', userID)
    .forKeyShare()
    .executeTakeFirst();
  return person !== undefined;
}

/** A company with its first member. */
export async function insertBusiness(
  transaction: Kysely<Database>,
  business: Insertable<BusinessTable>,
  ownerID: string,
): Promise<void> {
  await transaction.insertInto('business').values(business).execute();
  await transaction
    .insertInto('business_member')
    .values({ business_id: business.id, user_id: ownerID, role: 'owner' })
    .execute();
}
