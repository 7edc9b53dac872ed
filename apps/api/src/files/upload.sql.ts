import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { type Insertable, sql } from 'kysely';

export interface UploadClaim {
  readonly tokenHash: Buffer;
  readonly userID: string;
  readonly businessID: string | null;
  readonly newBusiness: boolean;
  readonly purpose: string;
}

export const insertUpload = defineStatement((db, row: Insertable<Database['upload']>) =>
  db.insertInto('upload').values(row),
);

/** An upload of this person for this purpose, not older than a day, with the picture that came of it. */
export const findUpload = defineStatement((db, claim: UploadClaim) =>
  db
    .selectFrom('upload')
    .leftJoin('picture', 'picture.id', 'upload.picture_id')
    .select([
      'upload.id',
      'upload.object_key',
      'upload.content_type',
      'upload.file_name',
      'upload.picture_id',
      'picture.photo',
      'picture.size',
    ])
    .where('token_hash', '=', claim.tokenHash)
    .where('user_id', '=', claim.userID)
    .where(sql<boolean>`business_id is not distinct from ${claim.businessID}`)
    .where('new_business', '=', claim.newBusiness)
    .where('purpose', '=', claim.purpose)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`),
);

export interface NewPicture {
  readonly id: string;
  readonly ownerID: string;
  readonly photo: StoredPhoto;
  readonly keys: string[];
  /** Of a file of messages. */
  readonly size?: number;
}

/** Nothing shows a new picture yet; one that was there before is kept for another day. Changes nothing while the sweep removes its files. */
export const insertPicture = defineStatement((db, { id, ownerID, photo, keys, size }: NewPicture) =>
  db
    .insertInto('picture')
    .values({
      id,
      owner_id: ownerID,
      url: photo.url,
      photo: JSON.stringify(photo),
      object_keys: keys,
      size: size ?? null,
      unused_since: sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ unused_since: sql<Date>`now()` })
        .where(sql<boolean>`picture.unused_since is distinct from '-infinity'`),
    ),
);

export const attachPicture = defineStatement(
  (db, { uploadID, pictureID }: { uploadID: string; pictureID: string }) =>
    db.updateTable('upload').set({ picture_id: pictureID }).where('id', '=', uploadID),
);

interface Gift {
  readonly upload: { readonly id: string; readonly picture_id: string | null };
  readonly businessID: string;
}

/** Gives a picture that belongs to its upload to a company; changes nothing when another company has it already. */
export const givePicture = defineStatement((db, { upload, businessID }: Gift) =>
  db
    .updateTable('picture')
    .set({ owner_id: businessID })
    .where('id', '=', upload.picture_id)
    .where('owner_id', 'in', [upload.id, businessID]),
);

export const markClaimed = defineStatement((db, { uploadID }: { uploadID: string }) =>
  db
    .updateTable('upload')
    .set({ claimed_at: sql<Date>`coalesce(claimed_at, now())` })
    .where('id', '=', uploadID),
);
