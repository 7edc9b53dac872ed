import type { Offer } from '@wbn/contract/messaging/offer.ts';
import { makeOffer, withdrawOffer } from '@wbn/contract/quotations/open-quotations.ts';
import { mostOfferChangesADay, mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';
import type { OutcomeOf } from '@wbn/contract/social/notices.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../authors/require-actor.ts';
import { checkOffer } from '../messaging/check-offer.ts';
import { prepareMessageFiles } from '../messaging/files/message-files.ts';
import { findPublicProduct } from '../messaging/send-message.sql.ts';
import { tell } from '../notifications/tell.ts';
import { requireAllowance, requireNotSuspended } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import { lockForSupplier } from './lock-for-supplier.ts';
import {
  countOtherOffers,
  deleteOffer,
  deletePass,
  findOpenQuotation,
  upsertOffer,
} from './open-quotations.sql.ts';
import { presentOpenQuotation } from './present-quotations.ts';
import { attachFiles } from './quotation-files.ts';
import { selectBuyers } from './suppliers.sql.ts';

export const makeOfferHandler = defineHandler(
  makeOffer,
  async ({ user: { userID }, params: { id }, query: { bid }, body, language, services }) => {
    const { db, catalog, uploads } = services;
    const { productID, files: tokens, keptFiles } = body;
    checkOffer(body.offer);
    await prepareMessageFiles(uploads, { tokens, userID });
    return db.transaction().execute(async (transaction) => {
      const { supplier, row } = await lockForSupplier(transaction, { id, userID, businessID: bid });
      const key = { quotationID: id, businessID: bid };
      const isNew = row.offer_id === null;
      if (isNew) {
        const { count } = await countOtherOffers.only(transaction, key);
        if (count >= mostOffers)
          throw new CallError(
            'Conflict',
            `This request for quotation has ${mostOffers} offers, which is the most it takes.`,
          );
        await requireAllowance(transaction, { userID, businessID: bid, act: 'quotation-offer' });
      } else {
        await requireNotSuspended(transaction, userID);
        // Each change is mailed.
        const client = `${id} ${bid}`;
        await limitCall(transaction, {
          call: 'change-offer',
          clientAddress: client,
          most: mostOfferChangesADay,
          seconds: 86_400,
        });
      }
      if (productID && !(await findPublicProduct.first(transaction, { productID, businessIDs: [bid] })))
        refuseFields({ productID: 'must be a product that the company shows' });
      await deletePass.run(transaction, key);
      await upsertOffer.run(transaction, {
        quotation_id: id,
        business_id: bid,
        id: newId(),
        user_id: userID,
        content: body.text,
        offer: JSON.stringify(body.offer),
        product_id: productID ?? null,
      });
      await attachFiles(transaction, { ...key, userID, tokens, keptFiles });
      if (isNew) {
        const people = await buyersOf(transaction, id);
        await tell(transaction, 'quotation-offered', people, { actor: supplier, resource: ownQuotation(id) });
      } else {
        const note = [priceText(row.offer), priceText(body.offer)].filter(Boolean).join(' → ');
        await tellOfferChanged(transaction, { actor: supplier, id, outcome: 'changed', note });
      }
      const found = await findOpenQuotation.only(transaction, { id, userID, businessID: bid });
      return { data: await presentOpenQuotation(transaction, found, { language, catalog }) };
    });
  },
);

export const withdrawOfferHandler = defineHandler(
  withdrawOffer,
  async ({ user: { userID }, params: { id }, query: { bid }, language, services: { db, catalog } }) =>
    db.transaction().execute(async (transaction) => {
      const { supplier, row } = await lockForSupplier(transaction, { id, userID, businessID: bid });
      const withdrawn = await deleteOffer.run(transaction, { quotationID: id, businessID: bid });
      if (withdrawn > 0)
        await tellOfferChanged(transaction, {
          ...{ actor: supplier, id, outcome: 'withdrawn', note: priceText(row.offer) },
        });
      // Not read again: it may not fit the company any more.
      const without = { ...row, offer_id: null, offer_count: row.offer_count - withdrawn };
      return { data: await presentOpenQuotation(transaction, without, { language, catalog }) };
    }),
);

const ownQuotation = (id: string) => ({ id, type: 'quotation' }) as const;

async function buyersOf(transaction: Kysely<Database>, quotationID: string): Promise<string[]> {
  return (await selectBuyers.all(transaction, { quotationID })).map(({ user_id }) => user_id);
}

interface Changed {
  readonly actor: Actor;
  /** Of the request for quotation. */
  readonly id: string;
  readonly outcome: OutcomeOf<'quotation-offer-changed'>;
  /** The old and the new price. */
  readonly note: string | undefined;
}

async function tellOfferChanged(
  transaction: Kysely<Database>,
  { actor, id, outcome, note }: Changed,
): Promise<void> {
  const people = await buyersOf(transaction, id);
  const resource = ownQuotation(id);
  await tell(transaction, 'quotation-offer-changed', people, { actor, resource, outcome, note });
}

/** 'USD 45.00 / piece': the same in every language, because the notification is read in several. */
function priceText(offer: Offer | null): string | undefined {
  if (!offer?.price) return undefined;
  const { amount, currency, unit } = offer.price;
  const digits = currencyDigits(currency);
  return [`${currency} ${(amount / 10 ** digits).toFixed(digits)}`, unit].filter(Boolean).join(' / ');
}
