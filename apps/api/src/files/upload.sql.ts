import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { type Insertable, sql } from 'kysely';

export interface UploadKey {
  readonly tokenHash: Buffer;
  readonly userID: string;
  readonly businessID: string | null;
  readonly newBusiness: boolean;
  readonly purpose: string;
}

export const insertUpload = defineStatement((db, row: Insertable<Database['upload']>) =>
  db.insertInto('upload').values(row),
);

/** Finds an upload of this person for this purpose, at most a day old, with its picture. */
export const findUpload = defineStatement((db, reference: UploadKey) =>
  db
    .selectFrom('upload')
    .leftJoin('picture', 'picture.id', 'upload.picture_id')
    .select([
      'upload.id',
      'upload.object_key',
      'upload.content_type',
      'upload.file_name',
      'upload.picture_id',
      'upload.claimed_at',
      'picture.photo',
      'picture.size',
    ])
    .where('token_hash', '=', reference.tokenHash)
    .where('user_id', '=', reference.userID)
    .where(sql<boolean>`business_id is not distinct from ${reference.businessID}`)
    .where('new_business', '=', reference.newBusiness)
    .where('purpose', '=', reference.purpose)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`),
);

export interface NewPicture {
  readonly id: string;
  readonly ownerID: string;
  readonly photo: StoredPhoto;
  readonly keys: string[];
  /** For a file of a message. */
  readonly size?: number;
}

/**
 * Inserts a picture as unused; an existing one is kept for another day. Changes nothing while the clean-up job
 * deletes its files.
 */
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

interface PictureAssignment {
  readonly upload: { readonly id: string; readonly picture_id: string | null };
  readonly businessID: string;
}

/** Assigns an upload's picture to a company; changes nothing when another company has it already. */
export const assignPicture = defineStatement((db, { upload, businessID }: PictureAssignment) =>
  db
    .updateTable('picture')
    .set({ owner_id: businessID })
    .where('id', '=', upload.picture_id)
    .where('owner_id', 'in', [upload.id, businessID]),
);

export const markTaken = defineStatement((db, { uploadID }: { uploadID: string }) =>
  db
    .updateTable('upload')
    .set({ claimed_at: sql<Date>`coalesce(claimed_at, now())` })
    .where('id', '=', uploadID),
);

/** Sets a person's profile photo; changes nothing when the person no longer exists. */
export const updateProfilePhoto = defineStatement(
  (db, { userID, photo }: { userID: string; photo: StoredPhoto }) =>
    db
      .updateTable('user_profile')
      .set({ profile_photo: JSON.stringify(photo), updated_at: sql<Date>`now()` })
      .where('id', '=', userID),
);

/** Selects uploads that can no longer be claimed. */
export const selectOldUploads = defineStatement((db, { most }: { most: number }) =>
  db
    .selectFrom('upload')
    .select(['id', 'object_key'])
    .where('created_at', '<', sql<Date>`now() - interval '25 hours'`)
    .limit(most),
);

/**
 * Whether a picture or video is in use by its owner: on a profile, as the company's video, on a certificate, with a
 * product or a post; or as a file of a message or a request for quotation, or a document of a verification or a claim. Includes deleted products that can
 * still be restored, and posts that an operator removed and can restore.
 */
const isShown = sql<boolean>`(
  exists (select from user_profile owner where owner.id = picture.owner_id
    and picture.url in (owner.profile_photo->>'url', owner.cover_photo->>'url'))
  or exists (select from business owner where owner.id = picture.owner_id
    and picture.url in (owner.profile_photo->>'url', owner.cover_photo->>'url', owner.video_url))
  or exists (select from business_certificate certificate where certificate.business_id = picture.owner_id
    and picture.url = certificate.photo->>'url')
  or exists (select from product where product.business_id = picture.owner_id and (
    picture.url = product.main_image->>'url'
    or product.photos @> jsonb_build_array(jsonb_build_object('url', picture.url))
    or product.videos @> jsonb_build_array(jsonb_build_object('url', picture.url))))
  or exists (select from post where post.user_id = picture.owner_id and picture.url = post.picture->>'url' and (
    post.removed_at is null
    or exists (select from measure where target_id = post.id and created_at = post.removed_at)))
  or exists (select from business_group owner where picture.url = owner.picture->>'url')
  or exists (select from message_file where message_file.path = picture.url)
  or exists (select from quotation_file where quotation_file.path = picture.url)
  or exists (select from verification_document document where document.path = picture.url)
  or exists (select from claim_document document where document.path = picture.url)
)`;

/** Locks pictures marked as unused for a day (SKIP LOCKED), and selects whether they are in use after all. */
export const lockUnusedPictures = defineStatement((db, { most }: { most: number }) =>
  db
    .selectFrom('picture')
    .select(['id', 'object_keys'])
    .select(isShown.as('is_used'))
    .where('unused_since', '<', sql<Date>`now() - interval '1 day'`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('upload').select('upload.id').whereRef('upload.picture_id', '=', 'picture.id'))),
    )
    .orderBy('unused_since')
    .limit(most)
    .forUpdate()
    .skipLocked(),
);

/** Locks a picture and selects whether it is in use. */
export const lockPicture = defineStatement((db, { url }: { url: string }) =>
  db
    .selectFrom('picture')
    .select(['id', 'object_keys'])
    .select(isShown.as('is_used'))
    .where('url', '=', url)
    .forUpdate(),
);

export const deleteUploadsOfPicture = defineStatement((db, { id }: { id: string }) =>
  db.deleteFrom('upload').where('picture_id', '=', id),
);

export const deleteUploads = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.deleteFrom('upload').where('id', '=', anyOf(ids)),
);

/** Marks pictures as being deleted, so that nobody stores the same picture while its files are deleted. */
export const markForDeletion = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.updateTable('picture').set({ unused_since: sql<Date>`'-infinity'` }).where('id', '=', anyOf(ids)),
);

export const deleteMarkedPictures = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.deleteFrom('picture').where('id', '=', anyOf(ids)).where('unused_since', '=', sql<Date>`'-infinity'`),
);

export const markUsed = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db.updateTable('picture').set({ unused_since: null }).where('id', '=', anyOf(ids)),
);
