import { defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { sql } from 'kysely';
import type { Reader } from '../authors/blocks.sql.ts';
import { isReadableGroup } from '../resources/shown-place.sql.ts';
import { isShownPost } from '../social/posts/post.sql.ts';

interface PictureQuery extends Reader {
  readonly groupID: string;
  /** Null: the picture of the group itself. */
  readonly postID: string | null;
}

/** The picture of a group, or of a post in it, if the person may see it at this moment. */
export const findGroupPicture = defineStatement(
  (_, { groupID, postID, ...reader }: PictureQuery) => sql<{ picture: StoredPhoto }>`
    select picture from business_group
    where id = ${groupID} and ${postID}::text is null and picture is not null
      and ${isReadableGroup('business_group.id', reader.userID)}
    union all
    select picture from post
    where id = ${postID} and timeline_id = ${groupID} and timeline_type = 'group' and picture is not null
      and ${isShownPost('post', reader)}`,
);

export interface ShownPicture {
  readonly kind: 'group' | 'post';
  /** Of the group or post. */
  readonly id: string;
  /** The person who sent it. */
  readonly owner_id: string;
  readonly picture: StoredPhoto;
}

interface Page {
  /** Last id of the page before; '' for the first. */
  readonly after: string;
  readonly most: number;
}

/** Pictures of private groups and their posts that have a public address, by id. Of pictures that are not ours, `owner_id` is ''. */
export const selectPublicPictures = defineStatement(
  (_, { after, most }: Page) => sql<ShownPicture>`
    select shown.*, coalesce((select owner_id from picture where picture.url = shown.picture->>'url'), '') as owner_id from (
      select 'group' as kind, id, picture from business_group
      where access = 'private' and picture is not null and picture->>'url' not like 'private/%'
      union all
      select 'post', post.id, post.picture
      from post join business_group on business_group.id = timeline_id and access = 'private'
      where timeline_type = 'group' and post.picture is not null and post.picture->>'url' not like 'private/%'
    ) as shown
    where id > ${after} order by id limit ${most}`,
);

interface Replacement extends Pick<ShownPicture, 'kind' | 'id'> {
  readonly from: StoredPhoto;
  readonly to: StoredPhoto;
}

/** Replaces a picture unless it was changed in the meantime. */
export const replacePicture = defineStatement(
  (_, { kind, id, from, to }: Replacement) => sql`
    update ${sql.table(kind === 'group' ? 'business_group' : 'post')} set picture = ${JSON.stringify(to)}::jsonb
    where id = ${id} and picture->>'url' = ${from.url}`,
);
