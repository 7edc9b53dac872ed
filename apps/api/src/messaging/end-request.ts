import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import {
  countUnreadRequests,
  endRequest,
  markRequestRead,
  mostUnreadCounted,
  tellTyping,
} from '@wbn/contract/messaging/requests.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../cases/sync-case.ts';
import { defineHandler } from '../server/define-handler.ts';
import { stopClock } from './clock/clock.ts';
import { readRequest } from './load-requests.sql.ts';
import { presentOneRequest } from './present-messages.ts';
import { closeRequest, countUnread, moveReadMarks } from './read-marks.sql.ts';
import { lockOwnSide, type OwnSide, requireSide } from './require-side.ts';

/** A typing mark lasts this long (milliseconds) on the other side; repeating it earlier has no effect. */
const pause = 3_000;
/** Limit of remembered threads; when it is exceeded, the oldest is deleted and may be sent again too early. */
const most = 10_000;

/** Remembers in memory which typing marks were sent in the last seconds, so that a key stroke needs no database access. */
function createTypingLimit(now: () => number = Date.now) {
  const told = new Map<string, number>();
  return {
    isTold: (key: string) => now() - (told.get(key) ?? Number.NEGATIVE_INFINITY) < pause,
    note(key: string): void {
      told.delete(key);
      told.set(key, now());
      const [oldest] = told.keys();
      if (told.size > most && oldest !== undefined) told.delete(oldest);
    },
  };
}

const limit = createTypingLimit();

export const tellTypingHandler = defineHandler(
  tellTyping,
  async ({ user: { userID }, params: { rid: requestID }, query: { bid }, services: { db } }) => {
    const key = `${userID} ${bid ?? userID} ${requestID}`;
    if (limit.isTold(key)) return { data: {} };
    const { status, isBarred, otherID } = await requireSide(db, { requestID, userID, ownerID: bid });
    limit.note(key);
    if (status === 'open' && !isBarred)
      await addLiveEvents.run(db, { audiences: [otherID], kind: 'typing', resourceID: requestID });
    return { data: {} };
  },
);

export const markRequestReadHandler = defineHandler(
  markRequestRead,
  ({ user: { userID }, params: { rid: requestID }, query: { bid }, body: { number }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const asked = { requestID, userID, ownerID: bid };
      const { ownerID, otherID, status, isBarred } = await requireSide(transaction, asked);
      const mark = await moveReadMarks.only(transaction, { requestID, ownerID, userID, number });
      if (mark.has_moved) {
        // The other side does not see read marks across a block, in a held inquiry or before it is accepted.
        const audiences =
          isBarred || status === 'held' || status === 'asked' ? [ownerID] : [ownerID, otherID];
        await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
      }
      return { data: { readUntil: mark.read_until, unread: mark.is_unread && !isBarred } };
    }),
);

export const countUnreadRequestsHandler = defineHandler(
  countUnreadRequests,
  async ({ user: { userID }, services: { db } }) => {
    const owners = (await countUnread.all(db, { userID })).map(({ owner_id, count, request_id }) => ({
      ownerID: owner_id,
      count,
      ...(request_id && { requestID: request_id }),
    }));
    const sum = owners.reduce((total, { count }) => total + count, 0);
    return { data: { total: Math.min(sum, mostUnreadCounted), owners } };
  },
);

export const endRequestHandler = defineHandler(
  endRequest,
  ({ user: { userID }, params: { rid: requestID }, query: { bid }, language, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const own = await lockOwnSide(transaction, { requestID, userID, ownerID: bid });
      const { status, ownerID } = own;
      if (status === 'asked')
        throw new CallError('Conflict', 'A message request ends when its receiver accepts or declines it.');
      if (status !== 'closed') await endThread(transaction, own);
      const row = await readRequest.only(transaction, { requestID, ownerID, userID });
      return { data: await presentOneRequest(transaction, row, language) };
    }),
);

/** Ends a locked thread that has not ended. */
export async function endThread(
  transaction: Kysely<Database>,
  { requestID, side, status, ownerID, otherID }: OwnSide,
): Promise<void> {
  await closeRequest.run(transaction, { requestID, side });
  await stopClock(transaction, { requestID, by: { end: side } });
  if (status === 'held') await syncCase(transaction, 'held-message', requestID, { outcome: 'ended' });
  if (otherID === operatorBusinessID || ownerID === operatorBusinessID)
    await syncCase(transaction, 'support', requestID, { outcome: 'ended' });
  const audiences = status === 'held' ? [ownerID] : [ownerID, otherID];
  await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
}
