import type { BoundHandler } from '../../server/define-handler.ts';
import { editPostHandler } from './edit-post.ts';
import { listPostEditsHandler } from './list-post-edits.ts';
import { loadPostHandler } from './load-post.ts';
import { makePostHandler } from './make-post.ts';
import { removePostHandler } from './remove-post.ts';

export const postHandlers: readonly BoundHandler[] = [
  makePostHandler,
  loadPostHandler,
  editPostHandler,
  removePostHandler,
  listPostEditsHandler,
];
