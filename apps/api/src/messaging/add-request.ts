import type { RequestDetails } from '@wbn/contract/messaging/request.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../social/actors/act-as.ts';
import { startClock } from './clock/clock.ts';
import { claimMessageFiles } from './files/claim-message-files.ts';
import { insertMessage, insertRequest, insertSides } from './send-request.sql.ts';

export interface AddedRequest extends RequestDetails {
  readonly from: Actor;
  /** The company that is asked. */
  readonly to: string;
  readonly subject: string;
  readonly message: string;
  readonly product: { readonly id: string; readonly name: string } | undefined;
  readonly roundID: string | undefined;
  /** Tokens of uploads. */
  readonly files: readonly string[];
  /** Whether it waits for an operator's look. */
  readonly isHeld: boolean;
}

/** Adds a thread with its first message, and tells both sides of it; of one that is held the sender alone. Gives its id. */
export async function addRequest(transaction: Kysely<Database>, given: AddedRequest): Promise<string> {
  const { from, to, subject, message, product, roundID, isHeld } = given;
  const requestID = newId();
  await insertRequest.run(transaction, {
    row: {
      id: requestID,
      round_id: roundID ?? null,
      user_id: from.userID,
      from_id: from.id,
      from_type: from.type,
      to_id: to,
      subject,
      status: isHeld ? 'held' : 'open',
      product_id: product?.id ?? null,
      product_name: product?.name ?? null,
      quantity: given.quantity ?? null,
      unit: given.unit ?? null,
      delivery_country: given.deliveryCountry ?? null,
      delivery_term: given.deliveryTerm ?? null,
      wanted_on: given.wantedOn ?? null,
      message_count: 1,
    },
  });
  await insertSides.run(transaction, { requestID, from, to: { id: to, type: 'business' } });
  await insertMessage.run(transaction, {
    requestID,
    number: 1,
    id: newId(),
    side: 'S',
    userID: from.userID,
    content: message,
  });
  // Of one that is held time begins when it is released.
  if (!isHeld) await startClock(transaction, { requestID });
  await claimMessageFiles(transaction, { tokens: given.files, userID: from.userID, requestID, number: 1 });
  const audiences = isHeld ? [from.id] : [from.id, to];
  await addLiveEvents.run(transaction, { audiences, kind: 'message', resourceID: requestID });
  return requestID;
}
