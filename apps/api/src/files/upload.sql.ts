import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { type Insertable, type Kysely, sql } from 'kysely';

export interface UploadClaim {
  readonly tokenHash: Buffer;
  readonly userID: string;
  readonly businessID: string | null;
  readonly newBusiness: boolean;
  readonly purpose: string;
}

export async function insertUpload(db: Kysely<Database>, row: Insertable<Database['upload']>): Promise<void> {
  await db.insertInto('upload').values(row).execute();
}

/** An upload of this person for this purpose, not older than a day, with the picture that came of it. */
export function findUpload(db: Kysely<Database>, claim: UploadClaim) {
  return db
    .selectFrom('upload')
    .leftJoin('picture', 'picture.id', 'upload.picture_id')
    .select(['upload.id', 'upload.object_key', 'upload.content_type', 'upload.picture_id', 'picture.photo'])
    .where('token_hash', '=', claim.tokenHash)
    .where('user_id', '=', claim.userID)
    .where(sql<boolean>`business_id is not distinct from ${claim.businessID}`)
    .where('new_business', '=', claim.newBusiness)
    .where('purpose', '=', claim.purpose)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
}

/** Nothing shows a new picture yet; one that was there before is kept for another day. */
export async function insertPicture(
  db: Kysely<Database>,
  picture: { id: string; ownerID: string; photo: StoredPhoto; keys: string[] },
): Promise<void> {
  await db
    .insertInto('picture')
    .values({
      id: picture.id,
      owner_id: picture.ownerID,
      url: picture.photo.url,
      photo: JSON.stringify(picture.photo),
      object_keys: picture.keys,
      unused_since: sql<Date>`now()` as never,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ unused_since: sql<Date>`now()` }))
    .execute();
}

export async function attachPicture(
  db: Kysely<Database>,
  uploadId: string,
  pictureId: string,
): Promise<void> {
  await db.updateTable('upload').set({ picture_id: pictureId }).where('id', '=', uploadId).execute();
}

/** Gives a picture that belongs to its upload to a company; false when another company has it already. */
export async function givePicture(
  db: Kysely<Database>,
  upload: { readonly id: string; readonly picture_id: string | null },
  businessID: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('picture')
    .set({ owner_id: businessID })
    .where('id', '=', upload.picture_id)
    .where('owner_id', 'in', [upload.id, businessID])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markClaimed(db: Kysely<Database>, uploadId: string): Promise<void> {
  await db
    .updateTable('upload')
    .set({ claimed_at: sql<Date>`coalesce(claimed_at, now())` })
    .where('id', '=', uploadId)
    .execute();
}

/** Puts a picture on a person's profile. False when there is no such person any more. */
export async function setProfilePhoto(
  db: Kysely<Database>,
  userID: string,
  photo: StoredPhoto,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_profile')
    .set({ profile_photo: JSON.stringify(photo), updated_at: sql<Date>`now()` })
    .where('id', '=', userID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
