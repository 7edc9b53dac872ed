import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { sql } from 'kysely';

interface PhotosOfBusiness {
  readonly businessID: string;
  readonly urls: readonly string[];
}

const isNoVideo = sql<boolean>`url !~ '\\.(mp4|webm)$'`;

/** Selects those of the addresses that are pictures of the company. */
export const selectPhotos = defineStatement((db, { businessID, urls }: PhotosOfBusiness) =>
  db
    .selectFrom('picture')
    .select('photo')
    .where('owner_id', '=', businessID)
    .where('url', '=', anyOf(urls))
    .where(isNoVideo),
);

/**
 * The same for a write. Marks them as unused since now, so that the clean-up job keeps them for a day and then checks
 * who shows them.
 */
export const touchPhotos = defineStatement((db, { businessID, urls }: PhotosOfBusiness) =>
  db
    .updateTable('picture')
    .set({ unused_since: sql<Date>`now()` })
    .where('owner_id', '=', businessID)
    .where('url', '=', anyOf(urls))
    .where(isNoVideo)
    .returning('photo'),
);

/**
 * Selects pictures that are recorded only in the company's products: those of the demo world and of imported
 * archives.
 */
export const selectShownPhotos = defineStatement(
  (_, { businessID, urls }: PhotosOfBusiness) => sql<{ photo: StoredPhoto }>`
    select distinct on (photo->>'url') photo
    from product, jsonb_array_elements(photos || coalesce(jsonb_build_array(main_image), '[]')) as photo
    where business_id = ${businessID} and photo->>'url' = ${anyOf(urls)}`,
);
