import type { BoundHandler, BoundStream } from '../server/define-handler.ts';
import { commentHandlers } from './comments/handlers.ts';
import { favoriteHandlers } from './favorites/handlers.ts';
import { listenToEventsHandler } from './live/listen-to-events.ts';
import { loadOwnProfileHandler } from './load-own-profile.ts';
import { loadPublicProfileHandler } from './load-public-profile.ts';
import { loadReactionSummaryHandler } from './load-reaction-summary.ts';
import { newsfeedHandlers } from './newsfeed/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { postHandlers } from './posts/handlers.ts';
import { relationHandlers } from './relations/handlers.ts';
import { safetyHandlers } from './safety/handlers.ts';
import { saveOwnProfileHandler } from './save-own-profile.ts';

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
