import { unmute } from '@wbn/contract/social/relations/unmute.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { deleteMute } from './relation.sql.ts';

export const unmuteHandler = defineHandler(
  unmute,
  async ({ params: { resourceID }, user: { userID }, services: { db } }) => {
    await deleteMute.run(db, { userID, mutedID: resourceID });
    return { data: { resourceID, muted: false } };
  },
);
