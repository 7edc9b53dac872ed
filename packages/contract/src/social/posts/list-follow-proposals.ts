import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { authorSchema } from '../author.ts';

/** For an empty feed: companies of the person's industry and country first, then of one of the two, that they do not follow. */
export const listFollowProposals = defineCall({
  name: 'list-follow-proposals',
  room: 'social',
  access: 'user',
  summary: 'Up to 12 companies that the person who is signed in may like to follow',
  method: 'GET',
  path: 'newsfeed/proposals',
  data: z.array(authorSchema),
  errors: [],
});
