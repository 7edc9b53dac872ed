import { unfollow } from '@wbn/contract/social/follows/unfollow.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { actAs } from '../actors/act-as.ts';
import { takeBackNotice } from '../notifications/notify.ts';
import { deleteFollow, selectFollowSummary } from './follow.sql.ts';
import { presentFollowSummary } from './present-follow-summary.ts';

export const unfollowHandler = defineHandler(
  unfollow,
  async ({ params: { id: resourceID }, user: { userID }, services: { db } }) => {
    const row = await db.transaction().execute(async (transaction) => {
      const actor = await actAs(transaction, { userID });
      if ((await deleteFollow.run(transaction, { userID, resourceID })) > 0)
        await takeBackNotice(transaction, {
          kind: 'follow',
          actor,
          resource: { id: resourceID, type: 'user' },
        });
      return selectFollowSummary.only(transaction, { resourceID, readerID: userID });
    });
    return { data: presentFollowSummary(row) };
  },
);
