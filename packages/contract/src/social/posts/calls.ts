import { editPost } from './edit-post.ts';
import { listPostEdits } from './list-post-edits.ts';
import { loadPost } from './load-post.ts';
import { makePost } from './make-post.ts';
import { removePost } from './remove-post.ts';

/** Posts one by one. */
export const postCalls = [makePost, loadPost, editPost, removePost, listPostEdits] as const;
