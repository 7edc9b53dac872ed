import { defineCall } from '../../call.ts';
import { postParams } from './post.ts';

/** CALL-27, by whom decision 11 says. */
export const removePost = defineCall({
  name: 'remove-post',
  room: 'social',
  access: 'user',
  summary: 'Takes a post away, with what was said about it',
  method: 'DELETE',
  path: 'social/posts/remove-post',
  body: postParams,
  data: postParams,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
