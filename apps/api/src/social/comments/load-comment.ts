import { loadComment } from '@wbn/contract/social/comments/load-comment.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readComment } from './comment-row.sql.ts';
import { readerOf } from './list-comments.ts';
import { presentComments } from './present-comment.ts';
import { requireTalk } from './require-talk.ts';

export const loadCommentHandler = defineHandler(
  loadComment,
  async ({ params: { commentID: id }, query, user, services }) => {
    const { db } = services;
    const reader = await readerOf(services, user, query.businessID);
    const missing = notFound(`There is no comment with the id ${id}.`);
    const { type } = await requireTalk(db, reader, id);
    const row = await readComment.first(db, { ...reader, id });
    if (type !== 'comment' || !row) throw missing;
    const isAnswer = row.resource_type === 'comment';
    if (isAnswer) await requireTalk(db, reader, row.resource_id);
    const parent = isAnswer ? await readComment.only(db, { ...reader, id: row.resource_id }) : row;
    const [comment, answer] = await presentComments(db, isAnswer ? [parent, row] : [row], reader);
    if (!comment) throw missing;
    return { data: { comment, answer, resourceID: row.root_id, resourceType: row.root_type } };
  },
);
