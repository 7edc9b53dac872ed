import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import { isHiddenFrom, isReadable, type Reader } from '../../authors/blocks.sql.ts';
import { isInShownPlace } from '../../resources/shown-place.sql.ts';
import { roleInGroup } from '../group-role.sql.ts';

/**
 * Whether the reader may see a post: it is not removed, its companies and its group are shown, and no block exists with its author or the owner of its
 * timeline. Authors see their own posts on any timeline.
 */
export const isShownPost = (alias: string, reader: Reader) => sql<boolean>`(
  ${sql.ref(`${alias}.removed_at`)} is null
  and ${isInShownPlace(alias, reader.userID)}
  and ${isReadable(alias, reader)}
  and (${sql.ref(`${alias}.user_id`)} = ${reader.userID}
    or not ${isHiddenFrom(reader.userID, `${alias}.timeline_id`)}))`;

export const insertPost = defineStatement((db, { row }: { readonly row: Required<NewPost> }) =>
  db.insertInto('post').values(row),
);

/** All columns are required, so that the statement is always the same. */
type NewPost = Pick<
  Insertable<Database['post']>,
  | 'id'
  | 'user_id'
  | 'business_id'
  | 'timeline_id'
  | 'timeline_type'
  | 'content'
  | 'picture'
  | 'picture_alt'
  | 'card_id'
  | 'card_type'
>;

interface Input {
  readonly id: string;
  /** The person whose roles in the post's companies are read. */
  readonly userID: string;
}

/** Locks the post: until the transaction ends nobody else changes or removes it. */
export const lockPost = defineStatement((db, { id, userID }: Input) =>
  db
    .selectFrom('post')
    .select([
      'id',
      'user_id',
      'business_id',
      'author_id',
      'timeline_id',
      'content',
      'version',
      'edited_at',
      'created_at',
      'removed_at',
      sql<BusinessRole | null>`(
        select role from business_member where business_id = post.business_id and user_id = ${userID})`.as(
        'role',
      ),
      sql<BusinessRole | null>`(
        select role from business_member where business_id = post.timeline_id and user_id = ${userID})`.as(
        'timeline_role',
      ),
      roleInGroup('post', userID).as('group_role'),
    ])
    .where('id', '=', id)
    .forUpdate(),
);

export type LockedPost = RowOf<typeof lockPost>;

type Change = Pick<Selectable<Database['post']>, 'id' | 'content' | 'card_id' | 'card_type'>;

export const updatePost = defineStatement((db, { id, ...change }: Change) =>
  db
    .updateTable('post')
    .set({ ...change, version: sql`version + 1`, edited_at: sql`now()` })
    .where('id', '=', id),
);

/** Stores the current text of a post before an edit. */
export const insertPostEdit = defineStatement((db, { id }: { readonly id: string }) =>
  db
    .insertInto('post_edit')
    .columns(['post_id', 'version', 'content', 'written_at'])
    .expression(
      db
        .selectFrom('post')
        .select(['id', 'version', 'content', sql<Date>`coalesce(edited_at, created_at)`.as('written_at')])
        .where('id', '=', id),
    ),
);

export const selectPostEdits = defineStatement((db, { postID }: { postID: string }) =>
  db
    .selectFrom('post_edit')
    .select(['version', 'content', 'written_at'])
    .where('post_id', '=', postID)
    .orderBy('version', 'desc'),
);
