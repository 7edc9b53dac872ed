import { mute } from '@wbn/contract/social/relations/mute.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireResource } from '../resources/find-resource.ts';
import { isOwnPage } from './is-own-page.ts';
import { insertMute } from './relation.sql.ts';

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
