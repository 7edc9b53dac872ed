import type { BoundHandler } from '../../server/define-handler.ts';
import { listMentionCandidatesHandler } from '../mentions/list-mention-candidates.ts';
import { editCommentHandler } from './edit-comment.ts';
import { listCommentsHandler } from './list-comments.ts';
import { loadCommentHandler } from './load-comment.ts';
import { makeCommentHandler } from './make-comment.ts';
import { removeCommentHandler } from './remove-comment.ts';

export const commentHandlers: readonly BoundHandler[] = [
  makeCommentHandler,
  listCommentsHandler,
  loadCommentHandler,
  editCommentHandler,
  removeCommentHandler,
  listMentionCandidatesHandler,
];
