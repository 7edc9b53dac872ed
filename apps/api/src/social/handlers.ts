import type { BoundHandler, BoundStream } from '../server/define-handler.ts';
import { editCommentHandler, removeCommentHandler } from './comments/change-comment.ts';
import { listCommentsHandler, loadCommentHandler } from './comments/list-comments.ts';
import { makeCommentHandler } from './comments/make-comment.ts';
import {
  answerConnectionHandler,
  endConnectionHandler,
  listConnectionsHandler,
  requestConnectionHandler,
} from './connections/connections.ts';
import {
  createFavoriteListHandler,
  deleteFavoriteListHandler,
  listFavoriteListsHandler,
  renameFavoriteListHandler,
} from './favorites/favorite-lists.ts';
import {
  changeFavoriteHandler,
  listKeptBusinessesHandler,
  loadFavoritesHandler,
  removeFavoriteHandler,
  saveFavoriteHandler,
} from './favorites/favorites.ts';
import {
  followHandler,
  listFollowersHandler,
  listFollowingHandler,
  loadFollowSummaryHandler,
  unfollowHandler,
} from './follows/follows.ts';
import { listenToEventsHandler } from './live/listen-to-events.ts';
import { loadOwnProfileHandler, loadPublicProfileHandler } from './load-profile.ts';
import { listMentionCandidatesHandler } from './mentions/list-mention-candidates.ts';
import {
  countNewPostsHandler,
  listFollowProposalsHandler,
  loadNewsfeedHandler,
  loadTimelineHandler,
} from './newsfeed/load-newsfeed.ts';
import {
  loadNotificationSettingsHandler,
  saveNotificationSettingsHandler,
  stopMailsHandler,
} from './notifications/notification-settings.ts';
import {
  countUnreadNotificationsHandler,
  listNotificationsHandler,
  markNotificationsSeenHandler,
  readNotificationHandler,
} from './notifications/notifications.ts';
import { editPostHandler, listPostEditsHandler, removePostHandler } from './posts/change-post.ts';
import { loadPostHandler } from './posts/load-posts.ts';
import { makePostHandler } from './posts/make-post.ts';
import {
  checkReactionHandler,
  listReactionsHandler,
  loadReactionSummaryHandler,
  reactHandler,
  removeReactionHandler,
} from './reactions/reactions.ts';
import {
  blockHandler,
  listBlockedHandler,
  listMutedHandler,
  muteHandler,
  unblockHandler,
  unmuteHandler,
} from './relations/block-and-mute.ts';
import { loadRelationHandler } from './relations/load-relation.ts';
import { listOwnReportsHandler, reportResourceHandler } from './safety/report-resource.ts';
import { saveOwnProfileHandler } from './save-own-profile.ts';

const commentHandlers: readonly BoundHandler[] = [
  makeCommentHandler,
  listCommentsHandler,
  loadCommentHandler,
  editCommentHandler,
  removeCommentHandler,
  listMentionCandidatesHandler,
];

const newsfeedHandlers: readonly BoundHandler[] = [
  loadNewsfeedHandler,
  countNewPostsHandler,
  loadTimelineHandler,
  listFollowProposalsHandler,
];

const postHandlers: readonly BoundHandler[] = [
  makePostHandler,
  loadPostHandler,
  editPostHandler,
  removePostHandler,
  listPostEditsHandler,
];

const notificationHandlers: readonly BoundHandler[] = [
  listNotificationsHandler,
  countUnreadNotificationsHandler,
  markNotificationsSeenHandler,
  readNotificationHandler,
  loadNotificationSettingsHandler,
  saveNotificationSettingsHandler,
  stopMailsHandler,
];

const safetyHandlers: readonly BoundHandler[] = [reportResourceHandler, listOwnReportsHandler];

const favoriteHandlers: readonly BoundHandler[] = [
  listFavoriteListsHandler,
  createFavoriteListHandler,
  renameFavoriteListHandler,
  deleteFavoriteListHandler,
  loadFavoritesHandler,
  listKeptBusinessesHandler,
  saveFavoriteHandler,
  changeFavoriteHandler,
  removeFavoriteHandler,
];

const relationHandlers: readonly BoundHandler[] = [
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

export const socialHandlers: readonly (BoundHandler | BoundStream)[] = [
  loadOwnProfileHandler,
  saveOwnProfileHandler,
  loadPublicProfileHandler,
  loadReactionSummaryHandler,
  listenToEventsHandler,
  ...commentHandlers,
  ...newsfeedHandlers,
  ...relationHandlers,
  ...postHandlers,
  ...safetyHandlers,
  ...favoriteHandlers,
  ...notificationHandlers,
];
