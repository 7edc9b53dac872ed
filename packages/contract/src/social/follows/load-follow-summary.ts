import { defineCall } from '../../call.ts';
import { idParams } from '../../shared/id.ts';
import { followSummarySchema } from './follow-state.ts';

/** CALL-30. */
export const loadFollowSummary = defineCall({
  name: 'load-follow-summary',
  room: 'social',
  summary: 'How many follow a company or person; zero for one that nobody follows',
  method: 'GET',
  path: 'social/follow/{id}/summary',
  params: idParams,
  data: followSummarySchema,
  errors: ['ValidationError'],
});
