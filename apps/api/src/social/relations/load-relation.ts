import { loadRelation, type MessageState } from '@wbn/contract/social/relations.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Actor, requireActor } from '../../authors/require-actor.ts';
import { mayBlockAs } from '../../business/policies.ts';
import { findRole } from '../../business/require-role.sql.ts';
import { requireResource } from '../../resources/find-resource.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { findConnectionBetween } from '../connections/connection.sql.ts';
import { presentConnection } from '../connections/connections.ts';
import { selectFollowSummary } from '../follows/follow.sql.ts';
import { presentFollowSummary } from '../follows/follows.ts';
import { readReactionState } from '../reactions/reactions.ts';
import { findMessageStanding } from './message-access.sql.ts';
import { messageAccessOf } from './message-access.ts';
import { isOwnPage } from './own-page.ts';
import { selectRelation } from './relation.sql.ts';

export const loadRelationHandler = defineHandler(
  loadRelation,
  async ({ params, query: { businessID }, user: { userID }, services: { db } }) => {
    const { resourceID: id, resourceType: type } = params;
    const actor = await requireActor(db, { userID, businessID });
    const resource = await requireResource(db, { id, type }, actor, { evenBlocked: true });
    const [isOwn, standing, reaction, acting] = await Promise.all([
      isOwnPage(db, resource, actor),
      selectRelation.only(db, {
        ownerID: resource.ownerID,
        writerID: resource.userID,
        actorID: actor.id,
        userID,
      }),
      readReactionState(db, id, actor),
      mayActToBlock(db, actor),
    ]);
    const { in_block: inBlock, blocked, muted, colleagues } = standing;
    const isActor = type === 'user' || type === 'business';
    const open = !isOwn && !inBlock;
    const mayWrite = type === 'user' && open && !colleagues;
    return {
      data: {
        reaction,
        ...(isActor && (await readTies(db, id, actor))),
        ...(mayWrite && { message: await readMessageState(db, id, actor) }),
        blocked,
        muted,
        may: {
          react: open,
          follow: isActor && open,
          connect: isActor && open,
          block: isActor && !isOwn && !colleagues && acting && (blocked || !inBlock),
          mute: isActor && open,
          message: mayWrite,
        },
      },
    };
  },
);

async function readTies(db: Kysely<Database>, id: string, actor: Actor) {
  const [follows, connection] = await Promise.all([
    selectFollowSummary.only(db, { resourceID: id, readerID: actor.userID }),
    findConnectionBetween.first(db, { one: actor.id, other: id }),
  ]);
  return {
    follow: presentFollowSummary(follows),
    ...(connection && { connection: presentConnection(connection, actor.id) }),
  };
}

async function readMessageState(
  db: Kysely<Database>,
  personID: string,
  { id: actorID, userID }: Actor,
): Promise<MessageState> {
  const standing = await findMessageStanding.only(db, { personID, actorID, userID });
  const { request_id: requestID, is_shown } = standing;
  return { access: messageAccessOf(standing), ...(requestID && is_shown && { requestID }) };
}

async function mayActToBlock(db: Kysely<Database>, { businessID, userID }: Actor): Promise<boolean> {
  if (businessID === null) return true;
  const found = await findRole.first(db, { businessID, userID });
  return mayBlockAs(found?.role ?? undefined);
}
