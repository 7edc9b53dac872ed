import { listMentionCandidates } from '../mentions/list-mention-candidates.ts';
import { editComment } from './edit-comment.ts';
import { listComments } from './list-comments.ts';
import { loadComment } from './load-comment.ts';
import { makeComment } from './make-comment.ts';
import { removeComment } from './remove-comment.ts';

/** Comments, answers, and whom they can name. */
export const commentCalls = [
  makeComment,
  listComments,
  loadComment,
  editComment,
  removeComment,
  listMentionCandidates,
] as const;
