import { makeOffer, withdrawOffer } from '@wbn/contract/quotations/open-quotations.ts';
import { mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Actor, requireActorForWrite } from '../authors/require-actor.ts';
import { deliveryTerms } from '../catalog/reference/code-lists.ts';
import { tell } from '../notifications/tell.ts';
import { requireAllowance, requireNotSuspended } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import {
  countOtherOffers,
  deleteOffer,
  findOpenQuotation,
  lockQuotation,
  type OpenQuotationRow,
  upsertOffer,
} from './open-quotations.sql.ts';
import { missing } from './own-quotations.ts';
import { presentOpenQuotation } from './present-quotations.ts';
import { selectBuyers } from './suppliers.sql.ts';

export const makeOfferHandler = defineHandler(
  makeOffer,
  async ({ user: { userID }, params: { id }, query: { bid }, body, language, services: { db, catalog } }) => {
    const { deliveryTerm } = body.offer;
    refuseFields({
      ...(deliveryTerm &&
        !deliveryTerms.has(deliveryTerm) && {
          'offer.deliveryTerm': 'must be a delivery term of list-trade-choices',
        }),
    });
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
      } else await requireNotSuspended(transaction, userID);
      await upsertOffer.run(transaction, {
        quotation_id: id,
        business_id: bid,
        id: newId(),
        user_id: userID,
        content: body.text,
        offer: JSON.stringify(body.offer),
      });
      if (isNew) await tellBuyer(transaction, supplier, id);
      const data = presentOpenQuotation(
        await findOpenQuotation.only(transaction, { id, userID, businessID: bid }),
        {
          language,
          catalog,
        },
      );
      return { data };
    });
  },
);

export const withdrawOfferHandler = defineHandler(
  withdrawOffer,
  async ({ user: { userID }, params: { id }, query: { bid }, language, services: { db, catalog } }) =>
    db.transaction().execute(async (transaction) => {
      const { row } = await lockForSupplier(transaction, { id, userID, businessID: bid });
      const withdrawn = await deleteOffer.run(transaction, { quotationID: id, businessID: bid });
      // Not read again: it may not fit the company any more.
      const without = { ...row, offer_id: null, offer_count: row.offer_count - withdrawn };
      return { data: presentOpenQuotation(without, { language, catalog }) };
    }),
);

interface SupplierKey {
  readonly id: string;
  readonly userID: string;
  readonly businessID: string;
}

/** Locks an open request for quotation that the company may see. Throws Forbidden, NotFound, and Conflict when it is closed. */
async function lockForSupplier(
  transaction: Kysely<Database>,
  asked: SupplierKey,
): Promise<{ supplier: Actor; row: OpenQuotationRow }> {
  const supplier = await requireActorForWrite(transaction, asked);
  await lockQuotation.first(transaction, asked);
  const row = await findOpenQuotation.first(transaction, asked);
  if (!row) throw missing(asked.id);
  if (!row.is_open)
    throw new CallError('Conflict', 'This request for quotation is closed: it takes no offers any more.');
  return { supplier, row };
}

async function tellBuyer(transaction: Kysely<Database>, actor: Actor, quotationID: string): Promise<void> {
  const people = (await selectBuyers.all(transaction, { quotationID })).map(({ user_id }) => user_id);
  const resource = { id: quotationID, type: 'quotation' } as const;
  await tell(transaction, 'quotation-offered', people, { actor, resource });
}
