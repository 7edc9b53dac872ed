import { chooseOffer } from '@wbn/contract/quotations/quotations.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { type Actor, requireActorForWrite } from '../authors/require-actor.ts';
import { addRequest } from '../messaging/ask-companies.ts';
import { stopClock } from '../messaging/clock/clock.ts';
import { selectColleagues } from '../messaging/clock/clocks.sql.ts';
import { moveReadMarks } from '../messaging/read-marks.sql.ts';
import { addMessage, selectReceivers } from '../messaging/send-message.sql.ts';
import { tell } from '../notifications/tell.ts';
import { requireNotSuspended } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { endQuotation, findOffer, lockOwnQuotation, markChosen } from './own-quotations.sql.ts';
import { missing } from './own-quotations.ts';
import { copyFilesToMessage } from './quotation-file.sql.ts';
import { refuseContactData } from './refuse-contact-data.ts';
import { tellClosed } from './tell-closed.ts';

export const chooseOfferHandler = defineHandler(
  chooseOffer,
  async ({ user: { userID }, params: { id }, body: { offerID, note }, services: { db } }) => {
    refuseContactData({ note });
    return db.transaction().execute(async (transaction) => {
      const quotation = await lockOwnQuotation.first(transaction, { id, userID });
      if (!quotation) throw missing(id);
      const offer = await findOffer.first(transaction, { quotationID: id, offerID });
      if (offer?.is_chosen && quotation.request_id) return { data: { requestID: quotation.request_id } };
      if (!quotation.is_open) throw new CallError('Conflict', 'This request for quotation is closed.');
      if (!offer)
        throw new CallError('Conflict', 'This offer has changed or was withdrawn: look at the offers again.');
      const from = await requireActorForWrite(transaction, {
        userID,
        businessID: quotation.business_id ?? undefined,
      });
      await requireNotSuspended(transaction, userID);
      const asked = { ids: [offer.business_id], userID, fromID: from.id };
      if (!(await selectReceivers.first(transaction, asked)))
        throw new CallError('Conflict', 'You cannot write to this company: choose another offer.');
      const requestID = await openThread(transaction, from, quotation, offer);
      await endQuotation.run(transaction, { id, reason: 'chosen', requestID, note });
      await markChosen.run(transaction, { quotationID: id, offerID });
      await tellChosen(transaction, from, { requestID, businessID: offer.business_id });
      await tellClosed(transaction, { quotationID: id, exceptID: offer.business_id, outcome: 'other', note });
      return { data: { requestID } };
    });
  },
);

/** Opens the thread: the buyer's text, answered by the offer, which the buyer has read. */
async function openThread(
  transaction: Kysely<Database>,
  from: Actor,
  quotation: RowOf<typeof lockOwnQuotation>,
  offer: RowOf<typeof findOffer>,
): Promise<string> {
  const to = { id: offer.business_id, type: 'business' } as const;
  const requestID = await addRequest(transaction, {
    from,
    to,
    subject: quotation.subject,
    message: quotation.content,
    ...(quotation.quantity !== null && { quantity: Number(quotation.quantity) }),
    ...(quotation.unit !== null && { unit: quotation.unit }),
    deliveryCountry: quotation.delivery_country,
    ...(quotation.delivery_term !== null && { deliveryTerm: quotation.delivery_term }),
    ...(quotation.wanted_on !== null && { wantedOn: quotation.wanted_on }),
    product: offer.product ? { id: offer.product.productID, name: offer.product.name } : undefined,
    roundID: undefined,
    files: [],
    isHeld: false,
  });
  await addMessage.only(transaction, {
    requestID,
    number: 2,
    id: newId(),
    side: 'R',
    userID: offer.user_id,
    content: offer.content,
    offer: offer.offer,
  });
  const ofRequest = { quotationID: quotation.id, requestID };
  await copyFilesToMessage.run(transaction, { ...ofRequest, businessID: null, number: 1 });
  await copyFilesToMessage.run(transaction, { ...ofRequest, businessID: offer.business_id, number: 2 });
  await stopClock(transaction, { requestID, by: 'answer' });
  await moveReadMarks.run(transaction, { requestID, ownerID: from.id, userID: from.userID, number: 2 });
  return requestID;
}

/** Tells the people of the chosen supplier who the buyer is. */
async function tellChosen(
  transaction: Kysely<Database>,
  actor: Actor,
  { requestID, businessID }: { readonly requestID: string; readonly businessID: string },
): Promise<void> {
  const people = (await selectColleagues.all(transaction, { businessID })).map(({ user_id }) => user_id);
  await tell(transaction, 'quotation-chosen', people, {
    actor,
    resource: { id: requestID, type: 'request' },
    root: { id: businessID, type: 'business' },
  });
}
