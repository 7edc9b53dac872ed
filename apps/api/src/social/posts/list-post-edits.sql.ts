import { prepareStatement } from '@wbn/postgres/statement.ts';

export const selectPostEdits = prepareStatement('list-post-edits', (db, { postID }: { postID: string }) =>
  db
    .selectFrom('post_edit')
    .select(['version', 'content', 'written_at'])
    .where('post_id', '=', postID)
    .orderBy('version', 'desc'),
);
