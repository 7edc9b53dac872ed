import {
  acceptGroupHandOver,
  declineGroupHandOver,
  handOverGroup,
  revokeGroupHandOver,
} from '@wbn/contract/groups/group-hand-over.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireNotSuspended } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { endExpired, tellOfHandOver } from './end-hand-over.ts';
import {
  deleteGroupHandOver,
  findGroupHandOver,
  type HandOverRow,
  insertGroupHandOver,
} from './group-hand-over.sql.ts';
import { updateGroupRole } from './group-members.sql.ts';
import { mayManageGroup } from './policies.ts';
import { presentHandOver, requireGroup } from './present-group.ts';
import { requireGroupForWrite, requireGroupMember } from './save-group.ts';

export const handOverGroupHandler = defineHandler(
  handOverGroup,
  async ({ params: { id: groupID }, body: { userID: heirID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id: groupID, userID }, mayManageGroup);
      await requireNotSuspended(transaction, userID);
      if (heirID === userID) throw validationError({ userID: 'must be another member of the group' });
      await requireGroupMember(transaction, groupID, heirID);
      await endExpired(transaction, groupID);
      const made = await insertGroupHandOver.first(transaction, { groupID, fromID: userID, toID: heirID });
      if (!made) throw new CallError('Conflict', 'This group is being handed over already.');
      await tellOfHandOver(transaction, groupID, [heirID], 'asked');
    });
    const { hand_over: row } = await requireGroup(db, groupID, userID);
    if (!row) throw new Error(`The hand-over of the group ${groupID} is gone`);
    return { data: presentHandOver(row, userID) };
  },
);

/** Deletes the hand-over that waits for this person's answer and returns it. Throws NotFound when there is none. */
async function answer(
  transaction: Kysely<Database>,
  { groupID, userID }: { readonly groupID: string; readonly userID: string },
): Promise<HandOverRow> {
  await requireGroupForWrite(transaction, { id: groupID, userID });
  const asked = await findGroupHandOver.first(transaction, { groupID });
  if (asked?.to_id !== userID) throw notFound('This group is not offered to you.');
  await deleteGroupHandOver.run(transaction, { groupID });
  return asked;
}

export const acceptGroupHandOverHandler = defineHandler(
  acceptGroupHandOver,
  async ({ params: { id: groupID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireNotSuspended(transaction, userID);
      const { from_id: fromID } = await answer(transaction, { groupID, userID });
      await updateGroupRole.run(transaction, { groupID, userID: fromID, role: 'moderator' });
      await updateGroupRole.run(transaction, { groupID, userID, role: 'owner' });
      await tellOfHandOver(transaction, groupID, [fromID], 'accepted');
      await tellOfHandOver(transaction, groupID, [userID], 'received');
    });
    return { data: { groupID } };
  },
);

export const declineGroupHandOverHandler = defineHandler(
  declineGroupHandOver,
  async ({ params: { id: groupID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const { from_id: fromID } = await answer(transaction, { groupID, userID });
      await tellOfHandOver(transaction, groupID, [fromID], 'declined');
    });
    return { data: { groupID } };
  },
);

export const revokeGroupHandOverHandler = defineHandler(
  revokeGroupHandOver,
  async ({ params: { id: groupID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireGroupForWrite(transaction, { id: groupID, userID }, mayManageGroup);
      const ended = await deleteGroupHandOver.first(transaction, { groupID });
      if (!ended) return;
      await tellOfHandOver(transaction, groupID, [ended.to_id], 'revoked');
      // Another owner took it back.
      if (ended.from_id !== userID) await tellOfHandOver(transaction, groupID, [ended.from_id], 'ended');
    });
    return { data: { groupID } };
  },
);
