import { passQuotation } from '@wbn/contract/quotations/questions.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { refreshOpenPages } from '../notifications/tell.ts';
import { requireNotSuspended } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import { lockForSupplier } from './lock-for-supplier.ts';
import { upsertPass } from './open-quotations.sql.ts';
import { refuseContactData } from './refuse-contact-data.ts';
import { selectBuyers } from './suppliers.sql.ts';

export const passQuotationHandler = defineHandler(
  passQuotation,
  async ({ user: { userID }, params: { id }, query: { bid }, body: { reason, note }, services: { db } }) => {
    refuseContactData({ note });
    return db.transaction().execute(async (transaction) => {
      const { row } = await lockForSupplier(transaction, { id, userID, businessID: bid });
      await requireNotSuspended(transaction, userID);
      if (row.offer_id !== null)
        throw new CallError('Conflict', 'Your company has made an offer: withdraw it first.');
      await upsertPass.run(transaction, {
        quotation_id: id,
        business_id: bid,
        user_id: userID,
        reason,
        note: note || null,
      });
      const buyers = (await selectBuyers.all(transaction, { quotationID: id })).map(({ user_id }) => user_id);
      await refreshOpenPages(transaction, buyers, id);
      return { data: { isPassed: true } };
    });
  },
);
