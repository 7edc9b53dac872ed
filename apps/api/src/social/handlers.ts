import type { BoundHandler } from '../server/define-handler.ts';
import { loadOwnProfileHandler } from './load-own-profile.ts';
import { loadPublicProfileHandler } from './load-public-profile.ts';
import { loadReactionSummaryHandler } from './load-reaction-summary.ts';
import { saveOwnProfileHandler } from './save-own-profile.ts';

export const socialHandlers: readonly BoundHandler[] = [
  loadOwnProfileHandler,
  saveOwnProfileHandler,
  loadPublicProfileHandler,
  loadReactionSummaryHandler,
];
