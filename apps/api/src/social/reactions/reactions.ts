import {
  checkReaction,
  listReactions,
  loadReactionSummary,
  type ReactionState,
  react,
  removeReaction,
} from '@wbn/contract/social/reactions.ts';
import { forbidden } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { presentPeople } from '../../authors/present-people.ts';
import { type Actor, requireActor, requireActorForWrite } from '../../authors/require-actor.ts';
import { readPageKey } from '../../lists/page-key.ts';
import { retractNotification, tell } from '../../notifications/tell.ts';
import { loadPeopleToTell, requireResource } from '../../resources/find-resource.ts';
import { requireNotSuspended } from '../../safety/require-allowance.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireGroupOfResource } from '../posts/timeline-rights.ts';
import { isOwnPage } from '../relations/own-page.ts';
import {
  countReactions,
  deleteReaction,
  findReaction,
  findRoot,
  insertReaction,
  selectReactionSummary,
  selectReactions,
} from './reaction.sql.ts';

/** Returns whether the actor likes something, and the number of likes as the person sees it. */
export async function readReactionState(
  db: Kysely<Database>,
  resourceID: string,
  actor: Actor,
): Promise<ReactionState> {
  const reaction = await findReaction.first(db, { resourceID, actorID: actor.id });
  const { likes } = await countReactions.only(db, { resourceID, readerID: actor.userID });
  return { ...(reaction && { reactionType: 'like' }), reactionCount: { like: likes } };
}

export const reactHandler = defineHandler(
  react,
  async ({ params: { resourceType: type }, body, user: { userID }, services: { db } }) => {
    const { resourceID: id, businessID } = body;
    const data = await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID });
      await requireNotSuspended(transaction, userID);
      const resource = await requireResource(transaction, { id, type }, actor);
      await requireGroupOfResource(transaction, resource, userID);
      if (await isOwnPage(transaction, resource, actor))
        throw forbidden('own', 'You cannot like yourself, or what your own company shows.');
      const reaction = { resourceID: id, resourceType: type, userID, businessID: actor.businessID };
      if ((await insertReaction.run(transaction, reaction)) > 0)
        await tell(transaction, 'like', await loadPeopleToTell(transaction, resource), {
          actor,
          resource,
          root: { id: resource.rootID, type: resource.rootType },
        });
      return readReactionState(transaction, id, actor);
    });
    return { data };
  },
);

export const removeReactionHandler = defineHandler(
  removeReaction,
  async ({ params: { resourceType: type }, body, user: { userID }, services: { db } }) => {
    const { resourceID: id, businessID } = body;
    const data = await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID });
      if ((await deleteReaction.run(transaction, { resourceID: id, actorID: actor.id })) > 0) {
        // Found by its place alone: a like can be taken back despite a block.
        const root = await findRoot.first(transaction, { commentID: id });
        const place = { rootID: root?.root_id ?? id, rootType: root?.root_type ?? 'post' };
        await requireGroupOfResource(transaction, place, userID);
        await retractNotification(transaction, { kind: 'like', actor, resource: { id, type } });
      }
      return readReactionState(transaction, id, actor);
    });
    return { data };
  },
);

export const checkReactionHandler = defineHandler(
  checkReaction,
  async ({ params: { resourceID }, query: { businessID }, user: { userID }, services }) => {
    const actor = await requireActor(services.db, { userID, businessID });
    const reaction = await findReaction.first(services.db, { resourceID, actorID: actor.id });
    return { data: { ...(reaction && { reactionType: 'like' as const }) } };
  },
);

export const listReactionsHandler = defineHandler(
  listReactions,
  async ({ params, query: { size, nextID }, user: { userID }, services: { db } }) => {
    const { resourceID, resourceType: type } = params;
    await requireResource(db, { id: resourceID, type }, { id: userID, userID });
    const after = readPageKey(nextID);
    const rows = await selectReactions.all(db, { resourceID, readerID: userID, after, size });
    return { data: await presentPeople(db, rows, size) };
  },
);

export const loadReactionSummaryHandler = defineHandler(
  loadReactionSummary,
  async ({ params, user, services: { db } }) => {
    const row = await selectReactionSummary.first(db, { id: params.id, readerID: user?.userID ?? '' });
    if (!row || !user) return { data: { reactionCount: { like: row?.like_count ?? 0 } } };
    const asked = { resourceID: params.id, readerID: user.userID };
    const { likes } = await countReactions.only(db, asked);
    return { data: { reactionCount: { like: likes } } };
  },
);
