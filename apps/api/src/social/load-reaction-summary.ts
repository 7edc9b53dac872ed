import { loadReactionSummary } from '@wbn/contract/social/load-reaction-summary.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectReactionSummary } from './load-reaction-summary.sql.ts';
import { countReactions } from './reactions/reaction.sql.ts';

export const loadReactionSummaryHandler = defineHandler(
  loadReactionSummary,
  async ({ params, user, services: { db } }) => {
    const row = await selectReactionSummary.first(db, params);
    if (!row || !user) return { data: { reactionCount: { like: row?.like_count ?? 0 } } };
    const asked = { resourceID: params.id, readerID: user.userID };
    const { likes } = await countReactions.only(db, asked);
    return { data: { reactionCount: { like: likes } } };
  },
);
