import { defineStatement } from '@wbn/postgres/statement.ts';

export const selectPostEdits = defineStatement((db, { postID }: { postID: string }) =>
  db
    .selectFrom('post_edit')
    .select(['version', 'content', 'written_at'])
    .where('post_id', '=', postID)
    .orderBy('version', 'desc'),
);
