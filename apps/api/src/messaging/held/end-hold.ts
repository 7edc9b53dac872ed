import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { startClock } from '../clock/clock.ts';
import { openHeld, withholdHeld } from './end-hold.sql.ts';

/** Lets a request that waited go to its receiver, who hears of it now. Gives whether it waited. */
export function releaseRequest(db: Kysely<Database>, requestID: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const opened = await openHeld.first(transaction, { requestID });
    if (!opened) return false;
    const { from_id, to_id } = opened;
    await startClock(transaction, { requestID });
    await addLiveEvents.run(transaction, { audiences: [to_id], kind: 'message', resourceID: requestID });
    await addLiveEvents.run(transaction, { audiences: [from_id], kind: 'request', resourceID: requestID });
    return true;
  });
}

/** Ends a request that waited: to its sender it is closed, its receiver never sees it. Gives whether it waited. */
export function refuseRequest(db: Kysely<Database>, requestID: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const refused = await withholdHeld.first(transaction, { requestID });
    if (!refused) return false;
    const audiences = [refused.from_id];
    await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
    return true;
  });
}
