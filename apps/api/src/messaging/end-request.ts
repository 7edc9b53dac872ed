import { endRequest } from '@wbn/contract/messaging/requests.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { defineHandler } from '../server/define-handler.ts';
import { stopClock } from './clock/clock.ts';
import { closeRequest } from './end-request.sql.ts';
import { readRequest } from './load-requests.sql.ts';
import { presentOneRequest } from './present-request.ts';
import { lockOwnSide } from './require-side.ts';

export const endRequestHandler = defineHandler(
  endRequest,
  ({ user: { userID }, params: { rid: requestID }, query: { bid }, language, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { side, status, ownerID, otherID } = await lockOwnSide(transaction, {
        requestID,
        userID,
        ownerID: bid,
      });
      if (status !== 'closed') {
        await closeRequest.run(transaction, { requestID, side });
        await stopClock(transaction, { requestID, by: { end: side } });
        const audiences = status === 'held' ? [ownerID] : [ownerID, otherID];
        await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
      }
      const row = await readRequest.only(transaction, { requestID, ownerID });
      return { data: await presentOneRequest(transaction, row, language) };
    }),
);
