import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { reactionSummarySchema } from './reaction.ts';

export const loadReactionSummary = defineCall({
  name: 'load-reaction-summary',
  room: 'social',
  summary: 'How many people like a resource; zero for one that nobody reacted to',
  method: 'GET',
  path: 'social/reaction/summary/{id}',
  params: idParams,
  data: reactionSummarySchema,
  errors: ['ValidationError'],
});
