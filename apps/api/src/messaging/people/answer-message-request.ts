import { acceptMessageRequest, declineMessageRequest } from '@wbn/contract/messaging/person-messages.ts';
import { CallError, forbidden, notFound } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readRequest } from '../load-requests.sql.ts';
import { presentOneRequest } from '../present-messages.ts';
import { lockOwnSide, requireSide } from '../require-side.ts';
import { declineThread, openThread } from './message-requests.sql.ts';

export const acceptMessageRequestHandler = defineHandler(
  acceptMessageRequest,
  ({ user: { userID }, params: { rid: requestID }, language, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const own = await lockOwnSide(transaction, { requestID, userID });
      if (own.side !== 'R' || !own.isToPerson)
        throw notFound(`There is no message request to you with the id ${requestID}.`);
      if (own.status === 'closed') throw new CallError('Conflict', 'This conversation has ended.');
      if (own.isBarred) throw forbidden('barred', 'Nobody can write in this conversation at the moment.');
      if (own.status === 'asked') {
        await openThread.run(transaction, { requestID, personID: userID });
        const audiences = [userID, own.otherID];
        await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
      }
      const row = await readRequest.only(transaction, { requestID, ownerID: userID, userID });
      return { data: await presentOneRequest(transaction, row, language) };
    }),
);

export const declineMessageRequestHandler = defineHandler(
  declineMessageRequest,
  ({ user: { userID }, params: { rid: requestID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      if (!(await declineThread.first(transaction, { requestID, personID: userID }))) {
        const { side, isToPerson, status } = await requireSide(transaction, { requestID, userID });
        if (side !== 'R' || !isToPerson)
          throw notFound(`There is no message request to you with the id ${requestID}.`);
        const reason = status === 'closed' ? 'This conversation has ended.' : 'You have accepted it already.';
        throw new CallError('Conflict', reason);
      }
      // No event: the sender learns nothing, and the receiver's other pages would ask for what they may not see.
      return { data: {} };
    }),
);
