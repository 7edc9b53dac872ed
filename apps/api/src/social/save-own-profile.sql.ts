import type { UserProfileTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql, type Updateable } from 'kysely';

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
export const lockProfile = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('user_profile')
    .select(['version', 'country', 'state_id'])
    .where('id', '=', userID)
    .forUpdate(),
);

interface ProfileUpdate {
  readonly userID: string;
  /** Columns without a value stay as they are. */
  readonly change: ProfileChange;
  /** What was typed has changed. */
  readonly newVersion: boolean;
}

export const updateProfile = defineStatement((db, { userID, change, newVersion }: ProfileUpdate) =>
  db
    .updateTable('user_profile')
    .set({ ...change, updated_at: sql`now()` })
    .$if(newVersion, (update) => update.set((row) => ({ version: row('version', '+', 1) })))
    .where('id', '=', userID),
);

/** The name that mails to the account begin with. */
export const renameAccount = defineStatement((db, { userID, name }: { userID: string; name: string }) =>
  db.updateTable('account.user').set({ name }).where('id', '=', userID),
);
