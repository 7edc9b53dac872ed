import type { Database, UserProfileTable } from '@wbn/postgres/schema.ts';
import { type Kysely, sql, type Updateable } from 'kysely';
import { fromOwnProfile } from './own-profile.sql.ts';

export type ProfileChange = Pick<
  Updateable<UserProfileTable>,
  | 'first_name'
  | 'last_name'
  | 'country'
  | 'state_id'
  | 'city'
  | 'gender'
  | 'preferred_language'
  | 'mobile_phone'
  | 'birth_date'
  | 'show_birth_date'
  | 'profession'
  | 'show_profession'
  | 'brief_presentation'
  | 'business_type'
  | 'industry_id'
  | 'company_name'
  | 'job_position'
  | 'profile_photo'
  | 'cover_photo'
>;

/** What a save is compared with; nobody else saves until the transaction ends. */
export function lockProfile(transaction: Kysely<Database>, userID: string) {
  return transaction
    .selectFrom('user_profile')
    .select(['version', 'country', 'state_id'])
    .where('id', '=', userID)
    .forUpdate()
    .executeTakeFirst();
}

/** Columns without a value stay as they are. `newVersion`: what was typed has changed. */
export async function updateProfile(
  transaction: Kysely<Database>,
  { userID, change, newVersion }: { userID: string; change: ProfileChange; newVersion: boolean },
): Promise<void> {
  await transaction
    .updateTable('user_profile')
    .set({ ...change, updated_at: sql`now()` })
    .$if(newVersion, (update) => update.set((row) => ({ version: row('version', '+', 1) })))
    .where('id', '=', userID)
    .execute();
}

/** The name that mails to the account begin with. */
export async function renameAccount(
  transaction: Kysely<Database>,
  userID: string,
  name: string,
): Promise<void> {
  await transaction.updateTable('account.user').set({ name }).where('id', '=', userID).execute();
}

export function selectSavedProfile(transaction: Kysely<Database>, userID: string) {
  return fromOwnProfile(transaction).where('person.id', '=', userID).executeTakeFirstOrThrow();
}
