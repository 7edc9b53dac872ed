import { defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { sql } from 'kysely';

/** Puts a picture on a person's profile; changes nothing when there is no such person any more. */
export const updateProfilePhoto = defineStatement(
  (db, { userID, photo }: { userID: string; photo: StoredPhoto }) =>
    db
      .updateTable('user_profile')
      .set({ profile_photo: JSON.stringify(photo), updated_at: sql<Date>`now()` })
      .where('id', '=', userID),
);
