import { defineCall } from '../../call.ts';
import { commentParams } from './comment.ts';

/** By its author, by owner and admins of the company it was written as, and by whoever owns what it stands on (decision 11). */
export const removeComment = defineCall({
  name: 'remove-comment',
  room: 'social',
  access: 'user',
  summary: 'Takes a comment away, with the answers to it',
  method: 'DELETE',
  path: 'social/comments/comment/{commentID}',
  params: commentParams,
  data: commentParams,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
