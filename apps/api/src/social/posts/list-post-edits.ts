import { listPostEdits } from '@wbn/contract/social/posts/list-post-edits.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { readerOf } from '../comments/list-comments.ts';
import { selectPostEdits } from './list-post-edits.sql.ts';
import { requirePost } from './require-post.ts';

export const listPostEditsHandler = defineHandler(
  listPostEdits,
  async ({ params: { postID }, user, services }) => {
    const { db } = services;
    await requirePost(db, postID, await readerOf(services, user, undefined));
    const rows = await selectPostEdits.all(db, { postID });
    const edits = rows.map(({ version, content, written_at }) => ({
      version,
      content,
      writtenAt: toIsoTime(written_at),
    }));
    return { data: edits };
  },
);
