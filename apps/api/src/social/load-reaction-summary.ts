import { loadReactionSummary } from '@wbn/contract/social/load-reaction-summary.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectReactionSummary } from './load-reaction-summary.sql.ts';

export const loadReactionSummaryHandler = defineHandler(loadReactionSummary, async ({ params, services }) => {
  const row = await selectReactionSummary.first(services.reads, params);
  return { data: { reactionCount: { like: row?.like_count ?? 0 } } };
});
