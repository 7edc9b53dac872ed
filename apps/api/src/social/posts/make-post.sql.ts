import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Insertable } from 'kysely';

export const insertPost = defineStatement((db, { row }: { readonly row: Required<NewPost> }) =>
  db.insertInto('post').values(row),
);

/** All of them, so that the statement is always the same. */
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
