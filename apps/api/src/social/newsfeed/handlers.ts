import type { BoundHandler } from '../../server/define-handler.ts';
import { countNewPostsHandler } from './count-new-posts.ts';
import { listFollowProposalsHandler } from './list-follow-proposals.ts';
import { loadNewsfeedHandler } from './load-newsfeed.ts';
import { loadTimelineHandler } from './load-timeline.ts';

export const newsfeedHandlers: readonly BoundHandler[] = [
  loadNewsfeedHandler,
  countNewPostsHandler,
  loadTimelineHandler,
  listFollowProposalsHandler,
];
