import type { ReactionState } from '@wbn/contract/social/reactions/reaction-target.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../actors/act-as.ts';
import { countReactions, findReaction } from './reaction.sql.ts';

/** Whether the actor likes something, and how many do as the person sees it. */
export async function readReactionState(
  db: Kysely<Database>,
  resourceID: string,
  actor: Actor,
): Promise<ReactionState> {
  const reaction = await findReaction.first(db, { resourceID, actorID: actor.id });
  const { likes } = await countReactions.only(db, { resourceID, readerID: actor.userID });
  return { ...(reaction && { reactionType: 'like' }), reactionCount: { like: likes } };
}
