import { notFound } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../../cases/sync-case.ts';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { startClock } from '../clock/clock.ts';
import { selectMessageFiles } from '../files/message-file.sql.ts';
import { loadMessageFiles } from '../files/message-files.ts';
import { tellUnowned } from '../mails/mail-unowned.ts';
import { countSent, findHeld, releaseHeld, withholdHeld } from './held.sql.ts';

const notHeld = (requestID: string) => notFound(`No inquiry with the id ${requestID} waits.`);

/** A held request with the files of its first message and how much its writer has sent. Throws NotFound when it is not held any more. */
export async function loadHeldRequest(db: Kysely<Database>, requestID: string) {
  const request = await findHeld.first(db, { requestID });
  if (!request) throw notHeld(requestID);
  return {
    ...request,
    files: (await loadMessageFiles(db, requestID, [1])).get(1) ?? [],
    stored: await selectMessageFiles.all(db, { requestID, numbers: [1] }),
    sent: await countSent.only(db, { userID: request.user_id }),
  };
}

/** Releases a held request to its receiver. Throws NotFound when it is not held any more. */
export function releaseRequest(db: Kysely<Database>, staff: Staff, requestID: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const opened = await releaseHeld.first(transaction, { requestID });
    if (!opened) throw notHeld(requestID);
    const { from_id, to_id } = opened;
    await startClock(transaction, { requestID });
    await tellUnowned(transaction, requestID);
    await addLiveEvents.run(transaction, { audiences: [to_id], kind: 'message', resourceID: requestID });
    await addLiveEvents.run(transaction, { audiences: [from_id], kind: 'request', resourceID: requestID });
    await syncCase(transaction, 'held-message', requestID, { by: staff.name, outcome: 'release' });
    const target = { type: 'request', id: requestID } as const;
    await recordStaffAction(transaction, staff, { act: 'release-request', target });
  });
}

/** Refuses a held request: the sender sees it as closed, the receiver never sees it. Throws NotFound when it is not held any more. */
export function refuseRequest(db: Kysely<Database>, staff: Staff, requestID: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const refused = await withholdHeld.first(transaction, { requestID });
    if (!refused) throw notHeld(requestID);
    const audiences = [refused.from_id];
    await addLiveEvents.run(transaction, { audiences, kind: 'request', resourceID: requestID });
    await syncCase(transaction, 'held-message', requestID, { by: staff.name, outcome: 'refuse' });
    const target = { type: 'request', id: requestID } as const;
    await recordStaffAction(transaction, staff, { act: 'refuse-request', target });
  });
}
