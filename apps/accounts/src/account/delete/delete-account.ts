import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { forgetInvited } from './forget-invited.sql.ts';

export interface OwnedBusiness {
  readonly id: string;
  readonly name: string;
  /** Whether nobody else belongs to it; then it goes with its owner. */
  readonly alone: boolean;
}

/** Businesses that would be without an owner if somebody went. One that has another owner is left to that one. */
export async function findOwnedBusinesses(db: Kysely<Database>, userID: string): Promise<OwnedBusiness[]> {
  const others = sql<boolean>`exists (select from business_member other
    where other.business_id = business.id and other.user_id <> ${userID})`;
  const otherOwners = sql<boolean>`exists (select from business_member other
    where other.business_id = business.id and other.user_id <> ${userID} and other.role = 'owner')`;
  const rows = await db
    .selectFrom('business')
    .innerJoin('business_member', 'business_member.business_id', 'business.id')
    .select(['business.id', 'business.company_name as name', others.as('others')])
    .where('business_member.user_id', '=', userID)
    .where('business_member.role', '=', 'owner')
    .where(({ not }) => not(otherOwners))
    .orderBy('business.company_name')
    .execute();
  return rows.map(({ id, name, others: has }) => ({ id, name, alone: !has }));
}

/**
 * Removes somebody and all that is theirs in one transaction; false, and nothing changes, when a business of theirs has other
 * people. `sayGoodbye` adds the job of the last mail. What they did in the name of businesses that stay keeps their name. Triggers end the sessions, revoke the tokens and
 * tell the APIs; what pictures lie in the store the sweep takes away.
 */
export function deleteAccount(
  db: Kysely<Database>,
  { id, email }: { id: string; email: string },
  sayGoodbye: (transaction: Kysely<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction, id);
    await transaction.selectFrom('user_profile').select('id').where('id', '=', id).forUpdate().execute();
    const owned = await findOwnedBusinesses(transaction, id);
    if (owned.some(({ alone }) => !alone)) return false;
    const businessIDs = owned.map((business) => business.id);
    await deleteBusinesses(transaction, businessIDs);
    await releasePictures(transaction, id, [id, ...businessIDs]);
    await forgetInvited(transaction, { id, email });
    await transaction.deleteFrom('need_help_request').where(sql`lower(email)`, '=', email).execute();
    await transaction
      .deleteFrom('account.verification')
      .where((or) => or.or([or('value', '=', id), or('identifier', '=', `verify-email:${id}`)]))
      .execute();
    await transaction
      .updateTable('account.refresh_family')
      .set({ user_agent: null, address: null })
      .where('user_id', '=', id)
      .execute();
    await forgetInSearch(transaction, 'user', [id]);
    await transaction.deleteFrom('reaction_summary').where('resource_id', '=', id).execute();
    await transaction.deleteFrom('user_profile').where('id', '=', id).execute();
    await sayGoodbye(transaction);
    return true;
  });
}

/**
 * Nobody joins one of the businesses, leaves or changes roles until this is over. Memberships come first in the order of locks, as
 * in every write in the name of a business, so that none of them waits for this while this waits for it.
 */
async function lockMembers(transaction: Transaction<Database>, userID: string): Promise<void> {
  await transaction
    .selectFrom('business_member')
    .select('user_id')
    .where('business_id', 'in', (query) =>
      query.selectFrom('business_member').select('business_id').where('user_id', '=', userID),
    )
    .orderBy('business_id')
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

async function deleteBusinesses(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const products = await transaction
    .selectFrom('product')
    .select('id')
    .where('business_id', 'in', ids)
    .execute();
  const productIDs = products.map(({ id }) => id);
  await forgetInSearch(transaction, 'product', productIDs);
  await forgetInSearch(transaction, 'business', ids);
  await transaction
    .deleteFrom('reaction_summary')
    .where('resource_id', 'in', [...ids, ...productIDs])
    .execute();
  await transaction.deleteFrom('business').where('id', 'in', ids).execute();
}

async function forgetInSearch(
  transaction: Transaction<Database>,
  kind: 'business' | 'product' | 'user',
  ids: readonly string[],
): Promise<void> {
  await sql`delete from search_document where kind = ${kind} and id = any(${ids})`.execute(transaction);
}

/** Uploads and pictures become so old that the next sweep removes them with their files. */
async function releasePictures(
  transaction: Transaction<Database>,
  userID: string,
  ownerIDs: readonly string[],
): Promise<void> {
  const longAgo = sql<Date>`now() - interval '30 days'`;
  await transaction
    .updateTable('upload')
    .set({ created_at: longAgo })
    .where('user_id', '=', userID)
    .execute();
  await transaction
    .updateTable('picture')
    .set({ unused_since: longAgo })
    .where('owner_id', 'in', ownerIDs)
    .execute();
}
