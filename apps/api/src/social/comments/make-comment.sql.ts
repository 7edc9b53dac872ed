import { defineStatement } from '@wbn/postgres/statement.ts';
import type { CommentRow } from './comment-row.sql.ts';

type NewComment = Pick<
  CommentRow,
  'id' | 'user_id' | 'business_id' | 'resource_id' | 'resource_type' | 'root_id' | 'root_type' | 'content'
>;

export const insertComment = defineStatement((db, { row }: { readonly row: NewComment }) =>
  db.insertInto('comment').values(row),
);
