import { countNewPosts } from './count-new-posts.ts';
import { listFollowProposals } from './list-follow-proposals.ts';
import { loadNewsfeed } from './load-newsfeed.ts';
import { loadTimeline } from './load-timeline.ts';

/** Posts in lists: newsfeed and timelines. */
export const feedCalls = [loadNewsfeed, countNewPosts, loadTimeline, listFollowProposals] as const;
