import { defineCall } from '../../call.ts';
import { idParams } from '../../shared/id.ts';
import { followSummarySchema } from './follow-state.ts';

/** CALL-30; whom one does not follow is no error. */
export const unfollow = defineCall({
  name: 'unfollow',
  room: 'social',
  access: 'user',
  summary: 'Follows a company or person no more',
  method: 'DELETE',
  path: 'social/follow/{id}',
  params: idParams,
  data: followSummarySchema,
  errors: ['ValidationError'],
});
