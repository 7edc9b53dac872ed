import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Uploads that can be claimed no more. */
export const selectOldUploads = defineStatement((db, { most }: { most: number }) =>
  db
    .selectFrom('upload')
    .select(['id', 'object_key'])
    .where('created_at', '<', sql<Date>`now() - interval '25 hours'`)
    .limit(most),
);

/**
 * Whether a picture's or video's owner shows it: on a profile, as the company's video, on a certificate, with a product, with a post; or whether
 * a file goes with a message or is a document of a verification.
 * Products that were deleted and can still be brought back count.
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
  or exists (select from post where post.user_id = picture.owner_id and post.removed_at is null
    and picture.url = post.picture->>'url')
  or exists (select from message_file where message_file.path = picture.url)
  or exists (select from verification_document document where document.path = picture.url)
)`;

/** Pictures that nothing was known to show for a day, and whether their owner shows them after all. */
export const takeUnusedPictures = defineStatement((db, { most }: { most: number }) =>
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

interface Chosen {
  readonly ids: readonly string[];
}

export const deleteUploads = defineStatement((db, { ids }: Chosen) =>
  db.deleteFrom('upload').where('id', '=', anyOf(ids)),
);

/** From now on nobody may store the same picture: its files are removed next. */
export const markRemoving = defineStatement((db, { ids }: Chosen) =>
  db.updateTable('picture').set({ unused_since: sql<Date>`'-infinity'` }).where('id', '=', anyOf(ids)),
);

export const deleteRemoved = defineStatement((db, { ids }: Chosen) =>
  db.deleteFrom('picture').where('id', '=', anyOf(ids)).where('unused_since', '=', sql<Date>`'-infinity'`),
);

export const markUsed = defineStatement((db, { ids }: Chosen) =>
  db.updateTable('picture').set({ unused_since: null }).where('id', '=', anyOf(ids)),
);
