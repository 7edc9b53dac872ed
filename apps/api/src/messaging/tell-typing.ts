import { tellTyping } from '@wbn/contract/messaging/tell-typing.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { defineHandler } from '../server/define-handler.ts';
import { requireSide } from './require-side.ts';
import { createTypingLimit } from './typing-limit.ts';

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
