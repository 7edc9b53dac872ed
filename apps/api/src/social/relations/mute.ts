import { listMuted, mute, unmute } from '@wbn/contract/social/relations.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireResource } from '../resources/find-resource.ts';
import { selectMuted } from './blocks.sql.ts';
import { isOwnPage } from './is-own-page.ts';
import { readPageKey } from './page-key.ts';
import { presentPeople } from './present-people.ts';
import { deleteMute, insertMute } from './relation.sql.ts';

export const muteHandler = defineHandler(
  mute,
  async ({ params: { resourceType: type }, body: { resourceID }, user: { userID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      const actor = { id: userID, userID };
      const resource = await requireResource(transaction, { id: resourceID, type }, actor);
      if (await isOwnPage(transaction, resource, actor))
        throw new CallError('Forbidden', 'You cannot mute yourself or your own company.');
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
