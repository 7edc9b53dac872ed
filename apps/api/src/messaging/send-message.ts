import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { sendMessage } from '@wbn/contract/messaging/messages.ts';
import { idSchema } from '@wbn/contract/shared/id.ts';
import { CallError, forbidden } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../cases/sync-case.ts';
import { requireAllowance } from '../safety/require-allowance.ts';
import { createOnce } from '../server/create-once.ts';
import { defineHandler, type HandlerInput } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import { checkOffer } from './check-offer.ts';
import { startClock, stopClock } from './clock/clock.ts';
import { claimMessageFiles, prepareMessageFiles } from './files/message-files.ts';
import type { MessageRow } from './list-messages.sql.ts';
import { presentMessages } from './present-messages.ts';
import { lockOwnSide, type OwnSide, requireSide } from './require-side.ts';
import { addMessage, findMessage, selectColleagues } from './send-message.sql.ts';
import { mailSupport } from './support/mail-support.ts';

export const sendMessageHandler = defineHandler(
  sendMessage,
  async ({ user: { userID }, params: { rid }, query: { bid }, body, idempotencyKey, language, services }) => {
    if (body.offer) checkOffer(body.offer);
    await prepareMessageFiles(services.uploads, { tokens: body.files, userID });
    const asked = { requestID: rid, userID, ownerID: bid };
    const { side, row } = await services.db
      .transaction()
      .execute((transaction) => writeOnce(transaction, asked, body, idempotencyKey));
    const [message] = await presentMessages(services, [row], {
      ...{ requestID: rid, side: side.side, language },
      // A repeated key comes with the same body.
      withoutFiles: body.files.length === 0,
    });
    if (!message) throw new Error(`The message ${row.id} was not presented`);
    return { data: message };
  },
);

type NewMessage = HandlerInput<typeof sendMessage>['body'];

interface Written {
  readonly side: OwnSide;
  readonly row: MessageRow;
}

/** Writes a message, or finds the one that an earlier try wrote, even in a thread that has ended since. */
async function writeOnce(
  transaction: Kysely<Database>,
  asked: Parameters<typeof lockOwnSide>[1],
  message: NewMessage,
  idempotencyKey: string | undefined,
): Promise<Written> {
  const known = messageIDOf(idempotencyKey);
  let written: Written | undefined;
  const { id } = await createOnce(transaction, {
    call: sendMessage.name,
    userID: asked.userID,
    idempotencyKey,
    body: { ...asked, ...message },
    id: known,
    create: async () => {
      const side = await lockOwnSide(transaction, asked);
      written = { side, row: await addToThread(transaction, side, { ...message, id: known }) };
      return known;
    },
  });
  if (written) return written;
  const { requestID, userID } = asked;
  return {
    side: await requireSide(transaction, asked),
    row: await findMessage.only(transaction, { requestID, userID, id }),
  };
}

/** The idempotency key is the message id, so that a page recognises its message even if the reply was lost. */
function messageIDOf(idempotencyKey: string | undefined): string {
  return idSchema.safeParse(idempotencyKey).data ?? newId();
}

/** Writes a message in a locked thread. Throws Conflict or Forbidden when nobody, or not this side, may write in it now. */
export async function addToThread(
  transaction: Kysely<Database>,
  side: OwnSide,
  { id, content, files, offer, lastNumber }: NewMessage & { readonly id: string },
): Promise<MessageRow> {
  const { userID, ownerID } = side;
  refuseClosed(side);
  if (offer && (side.side === 'S' || side.isToPerson))
    refuseFields({ offer: 'must come from the company that was asked' });
  await refuseUnseenAnswers(transaction, side, lastNumber);
  await requireAllowance(transaction, {
    userID,
    businessID: side.ownerType === 'business' ? ownerID : null,
    act: 'message',
  });
  return writeInThread(transaction, side, { id, content, files, offer });
}

/** The same by whoever may write without limits: a colleague who answers as WBN Support. Throws Conflict in a thread that has ended. */
export async function writeInThread(
  transaction: Kysely<Database>,
  side: OwnSide,
  { id, content, files, offer }: Omit<NewMessage, 'lastNumber'> & { readonly id: string },
): Promise<MessageRow> {
  const { requestID, userID, ownerID, otherID, messageCount } = side;
  const row = await addMessage.only(transaction, {
    requestID,
    number: messageCount + 1,
    id,
    side: side.side,
    userID,
    content,
    offer,
  });
  const audiences = [ownerID, otherID];
  await addLiveEvents.run(transaction, { audiences, kind: 'message', resourceID: requestID });
  if (otherID === operatorBusinessID) {
    await addJob(transaction, mailSupport, { requestID, number: row.number });
    await syncCase(transaction, 'support', requestID);
  }
  // Answered by whoever writes as WBN Support, at the site or at the desk.
  if (ownerID === operatorBusinessID)
    await syncCase(transaction, 'support', requestID, { state: 'waiting', outcome: 'answer' });
  if (side.side === 'S') await startClock(transaction, { requestID });
  else await stopClock(transaction, { requestID, by: 'answer' });
  await claimMessageFiles(transaction, { tokens: files, userID, requestID, number: row.number });
  return row;
}

/**
 * Refuses messages in closed, held, not yet accepted or barred threads. A held inquiry takes no more, so that the receiver gets exactly what the operator
 * saw.
 */
export function refuseClosed({ status, side, isBarred }: OwnSide): void {
  if (status === 'closed') throw new CallError('Conflict', 'This conversation has ended.');
  if (status === 'held')
    throw new CallError(
      'Conflict',
      'Your inquiry waits for a look. You can go on writing when it has been sent.',
    );
  if (status === 'asked')
    throw new CallError(
      'Conflict',
      side === 'S'
        ? 'Your message request waits for an answer. You can write again when it has been accepted.'
        : 'Accept the message request before you answer it.',
    );
  if (isBarred) throw forbidden('barred', 'Nobody can write in this conversation at the moment.');
}

/** Refuses an answer by somebody who has not seen a colleague's newer answer, and tells which it is. */
async function refuseUnseenAnswers(
  transaction: Kysely<Database>,
  { requestID, side, userID, messageCount }: OwnSide,
  lastNumber: number | undefined,
): Promise<void> {
  if (lastNumber === undefined || lastNumber >= messageCount) return;
  const answers = await selectColleagues.all(transaction, { requestID, side, userID, lastNumber });
  if (answers.length === 0) return;
  const numbers = answers.map(({ number }) => number).join(', ');
  throw new CallError('Conflict', 'A colleague has answered meanwhile. Read it before you send yours.', {
    lastNumber: `must be ${messageCount}; new from your colleagues: ${numbers}`,
  });
}
