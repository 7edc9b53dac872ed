import { answerConnection } from '../connections/answer-connection.ts';
import { endConnection } from '../connections/end-connection.ts';
import { listConnections } from '../connections/list-connections.ts';
import { requestConnection } from '../connections/request-connection.ts';
import { follow } from '../follows/follow.ts';
import { listFollowers } from '../follows/list-followers.ts';
import { listFollowing } from '../follows/list-following.ts';
import { loadFollowSummary } from '../follows/load-follow-summary.ts';
import { unfollow } from '../follows/unfollow.ts';
import { checkReaction } from '../reactions/check-reaction.ts';
import { listReactions } from '../reactions/list-reactions.ts';
import { react } from '../reactions/react.ts';
import { removeReaction } from '../reactions/remove-reaction.ts';
import { block } from './block.ts';
import { listBlocked } from './list-blocked.ts';
import { listMuted } from './list-muted.ts';
import { loadRelation } from './load-relation.ts';
import { mute } from './mute.ts';
import { unblock } from './unblock.ts';
import { unmute } from './unmute.ts';

/** Reactions, follows, connections, blocks and mutes. */
export const relationCalls = [
  checkReaction,
  react,
  removeReaction,
  listReactions,
  loadFollowSummary,
  follow,
  unfollow,
  listFollowing,
  listFollowers,
  requestConnection,
  answerConnection,
  endConnection,
  listConnections,
  loadRelation,
  block,
  unblock,
  listBlocked,
  mute,
  unmute,
  listMuted,
] as const;
