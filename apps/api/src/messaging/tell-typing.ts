import { tellTyping } from '@wbn/contract/messaging/requests.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { defineHandler } from '../server/define-handler.ts';
import { requireSide } from './require-side.ts';

/** Milliseconds for which a typing mark holds on the other side: told again before, it would say nothing new. */
const pause = 3_000;
/** Threads that this process remembers; the oldest is forgotten first, and told once too often. */
const most = 10_000;

/** What has been told in the last seconds, in memory: a key stroke costs no read and no write. */
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
