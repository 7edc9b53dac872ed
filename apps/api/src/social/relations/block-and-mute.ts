import { block, listBlocked, listMuted, mute, unblock, unmute } from '@wbn/contract/social/relations.ts';
import { forbidden } from '@wbn/host/errors/call-error.ts';
import { lockPair } from '../../authors/blocks.sql.ts';
import { presentPeople } from '../../authors/present-people.ts';
import { requireActor, requireActorForWrite } from '../../authors/require-actor.ts';
import { mayBlockAs } from '../../business/policies.ts';
import { readPageKey } from '../../lists/page-key.ts';
import { requireResource } from '../../resources/find-resource.ts';
import { requireAllowance } from '../../safety/require-allowance.ts';
import { defineHandler } from '../../server/define-handler.ts';
import {
  deleteConnection,
  deleteConnectionNotifications,
  lockConnectionBetween,
} from '../connections/connection.sql.ts';
import { isOwnPage } from './own-page.ts';
import {
  deleteBlock,
  deleteFollowsBetween,
  deleteMute,
  insertBlock,
  insertMute,
  selectBlocked,
  selectMuted,
  selectRelation,
} from './relation.sql.ts';

export const blockHandler = defineHandler(
  block,
  async ({
    params: { resourceType: type },
    body: { resourceID, businessID },
    user: { userID },
    services: { db },
  }) => {
    await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID, may: mayBlockAs });
      const pair = { one: actor.id, other: resourceID };
      await lockPair.first(transaction, pair);
      await requireResource(transaction, { id: resourceID, type }, actor, { evenBlocked: true });
      const standing = { ownerID: resourceID, writerID: null, actorID: actor.id, userID };
      const { colleagues } = await selectRelation.only(transaction, standing);
      if (resourceID === actor.id || resourceID === userID || colleagues)
        throw forbidden('own', 'You cannot block yourself, and a company and its people not each other.');
      const two = { blockerID: actor.id, blockedID: resourceID };
      const isNew = await insertBlock.run(transaction, {
        ...two,
        blockerType: actor.type,
        blockedType: type,
        userID,
      });
      if (isNew) await requireAllowance(transaction, { userID, act: 'block', evenSuspended: true });
      await deleteFollowsBetween.run(transaction, two);
      const connection = await lockConnectionBetween.first(transaction, pair);
      if (connection) {
        await deleteConnection.run(transaction, connection);
        await deleteConnectionNotifications.run(transaction, connection);
      }
    });
    return { data: { resourceID, blocked: true } };
  },
);

export const unblockHandler = defineHandler(
  unblock,
  async ({ params: { resourceID }, body: { businessID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const actor = await requireActorForWrite(transaction, { userID, businessID, may: mayBlockAs });
      await deleteBlock.run(transaction, { blockerID: actor.id, blockedID: resourceID });
    });
    return { data: { resourceID, blocked: false } };
  },
);

export const listBlockedHandler = defineHandler(
  listBlocked,
  async ({ query: { size, nextID, businessID }, user: { userID }, services: { db } }) => {
    const { id } = await requireActor(db, { userID, businessID, may: mayBlockAs });
    const rows = await selectBlocked.all(db, { id, after: readPageKey(nextID), size });
    return { data: await presentPeople(db, rows, size) };
  },
);

export const muteHandler = defineHandler(
  mute,
  async ({ params: { resourceType: type }, body: { resourceID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const actor = { id: userID, userID };
      const resource = await requireResource(transaction, { id: resourceID, type }, actor);
      if (await isOwnPage(transaction, resource, actor))
        throw forbidden('own', 'You cannot mute yourself or your own company.');
      await insertMute.run(transaction, { userID, mutedID: resourceID, mutedType: type });
    });
    return { data: { resourceID, muted: true } };
  },
);

export const unmuteHandler = defineHandler(
  unmute,
  async ({ params: { resourceID }, user: { userID }, services: { db } }) => {
    await deleteMute.run(db, { userID, mutedID: resourceID });
    return { data: { resourceID, muted: false } };
  },
);

export const listMutedHandler = defineHandler(
  listMuted,
  async ({ query: { size, nextID }, user: { userID }, services: { db } }) => {
    const rows = await selectMuted.all(db, { id: userID, after: readPageKey(nextID), size });
    return { data: await presentPeople(db, rows, size) };
  },
);
