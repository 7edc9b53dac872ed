import { checkReaction } from '@wbn/contract/social/reactions/check-reaction.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readAs } from '../actors/act-as.ts';
import { findReaction } from './reaction.sql.ts';

export const checkReactionHandler = defineHandler(
  checkReaction,
  async ({ params: { resourceID }, query: { businessID }, user: { userID }, services }) => {
    const actor = await readAs(services.db, { userID, businessID });
    const reaction = await findReaction.first(services.db, { resourceID, actorID: actor.id });
    return { data: { ...(reaction && { reactionType: 'like' as const }) } };
  },
);
