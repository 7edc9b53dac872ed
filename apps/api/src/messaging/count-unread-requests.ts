import { countUnreadRequests, mostUnreadCounted } from '@wbn/contract/messaging/count-unread-requests.ts';
import { defineHandler } from '../server/define-handler.ts';
import { countUnread } from './count-unread-requests.sql.ts';

export const countUnreadRequestsHandler = defineHandler(
  countUnreadRequests,
  async ({ user: { userID }, services: { db } }) => {
    const owners = (await countUnread.all(db, { userID })).map(({ owner_id, count }) => ({
      ownerID: owner_id,
      count,
    }));
    const sum = owners.reduce((total, { count }) => total + count, 0);
    return { data: { total: Math.min(sum, mostUnreadCounted), owners } };
  },
);
