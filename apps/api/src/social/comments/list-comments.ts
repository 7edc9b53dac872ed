import { listComments } from '@wbn/contract/social/comments/list-comments.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import { defineHandler } from '../../server/define-handler.ts';
import type { Services } from '../../services.ts';
import { readAs } from '../actors/act-as.ts';
import type { Reader } from './comment-row.sql.ts';
import { countComments, firstID, lastID, selectAnswers, selectNewestComments } from './list-comments.sql.ts';
import { presentComments } from './present-comment.ts';
import { requireTalk } from './require-talk.ts';

export const listCommentsHandler = defineHandler(
  listComments,
  async ({ params: { resourceID }, query, user, services }) => {
    const { skip, size, businessID } = query;
    const { db } = services;
    const reader = await readerOf(services, user, businessID);
    const { type } = await requireTalk(db, reader, resourceID);
    const answers = type === 'comment';
    const nextID = query.nextID ?? (answers ? firstID : lastID);
    const page = { ...reader, resourceID, nextID, skip, size: size + 1 };
    const [counts, rows] = await Promise.all([
      countComments.only(db, { ...reader, resourceID }),
      (answers ? selectAnswers : selectNewestComments).all(db, page),
    ]);
    const shown = rows.slice(0, size);
    const comments = await presentComments(db, shown, reader);
    const next = rows.length > size ? shown.at(-1)?.id : undefined;
    return {
      data: {
        data: { comments, commentCount: counts.comment_count, talkCount: counts.talk_count, nextID: next },
      },
    };
  },
);

/** Who reads, and in whose name; visitors in nobody's. */
export async function readerOf(
  { db }: Pick<Services, 'db'>,
  user: Bearer | undefined,
  businessID: string | undefined,
): Promise<Reader> {
  if (!user) return { userID: '', actorID: '' };
  const actor = await readAs(db, { userID: user.userID, businessID });
  return { userID: user.userID, actorID: actor.id };
}
