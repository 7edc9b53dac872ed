import type { BoundHandler } from '../../server/define-handler.ts';
import { answerConnectionHandler } from '../connections/answer-connection.ts';
import { endConnectionHandler } from '../connections/end-connection.ts';
import { listConnectionsHandler } from '../connections/list-connections.ts';
import { requestConnectionHandler } from '../connections/request-connection.ts';
import { followHandler } from '../follows/follow.ts';
import { listFollowersHandler } from '../follows/list-followers.ts';
import { listFollowingHandler } from '../follows/list-following.ts';
import { loadFollowSummaryHandler } from '../follows/load-follow-summary.ts';
import { unfollowHandler } from '../follows/unfollow.ts';
import { checkReactionHandler } from '../reactions/check-reaction.ts';
import { listReactionsHandler } from '../reactions/list-reactions.ts';
import { reactHandler } from '../reactions/react.ts';
import { removeReactionHandler } from '../reactions/remove-reaction.ts';
import { blockHandler } from './block.ts';
import { listBlockedHandler } from './list-blocked.ts';
import { listMutedHandler } from './list-muted.ts';
import { loadRelationHandler } from './load-relation.ts';
import { muteHandler } from './mute.ts';
import { unblockHandler } from './unblock.ts';
import { unmuteHandler } from './unmute.ts';

export const relationHandlers: readonly BoundHandler[] = [
  checkReactionHandler,
  reactHandler,
  removeReactionHandler,
  listReactionsHandler,
  loadFollowSummaryHandler,
  followHandler,
  unfollowHandler,
  listFollowingHandler,
  listFollowersHandler,
  requestConnectionHandler,
  answerConnectionHandler,
  endConnectionHandler,
  listConnectionsHandler,
  loadRelationHandler,
  blockHandler,
  unblockHandler,
  listBlockedHandler,
  muteHandler,
  unmuteHandler,
  listMutedHandler,
];
