import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

/** Uploads that can be claimed no more; those that another process holds are left to it. */
export function takeOldUploads(transaction: Kysely<Database>, most: number) {
  return transaction
    .selectFrom('upload')
    .select(['id', 'object_key'])
    .where('created_at', '<', sql<Date>`now() - interval '25 hours'`)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/**
 * Whether a picture's or film's owner shows it: on a profile, as the company's film, on a certificate, with a product. Products that
 * were deleted and can still be brought back count.
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
)`;

/** Pictures that nothing was known to show for a day, and whether their owner shows them after all. */
export function takeUnusedPictures(transaction: Kysely<Database>, most: number) {
  return transaction
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
    .skipLocked()
    .execute();
}

export async function deleteUploads(transaction: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('upload').where('id', 'in', ids).execute();
}

export async function deletePictures(transaction: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('picture').where('id', 'in', ids).execute();
}

export async function markUsed(transaction: Kysely<Database>, ids: readonly string[]): Promise<void> {
  await transaction.updateTable('picture').set({ unused_since: null }).where('id', 'in', ids).execute();
}
