import { countUnreadRequests, markRequestRead, mostUnreadCounted } from '@wbn/contract/messaging/requests.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { defineHandler } from '../server/define-handler.ts';
import { countUnread, moveMarks } from './read-marks.sql.ts';
import { requireSide } from './require-side.ts';

export const markRequestReadHandler = defineHandler(
  markRequestRead,
  ({ user: { userID }, params: { rid: requestID }, query: { bid }, body: { number }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const asked = { requestID, userID, ownerID: bid };
      const { ownerID, otherID, status, isBarred } = await requireSide(transaction, asked);
      const mark = await moveMarks.only(transaction, { requestID, ownerID, userID, number });
      if (mark.has_moved) {
        // Who has blocked, or has not been asked yet, is not told who reads.
        const audiences = isBarred || status === 'held' ? [ownerID] : [ownerID, otherID];
        await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
      }
      return { data: { readUntil: mark.read_until, unread: mark.is_unread && !isBarred } };
    }),
);

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
