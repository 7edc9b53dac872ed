import { shortlistOffer } from '@wbn/contract/quotations/quotations.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { lockOwnQuotation, updateShortlist } from './own-quotations.sql.ts';
import { missing } from './own-quotations.ts';

export const shortlistOfferHandler = defineHandler(
  shortlistOffer,
  ({ user: { userID }, params: { id }, body: { offerID, isShortlisted }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const quotation = await lockOwnQuotation.first(transaction, { id, userID });
      if (!quotation) throw missing(id);
      if (!quotation.is_open) throw new CallError('Conflict', 'This request for quotation is closed.');
      const changed = await updateShortlist.run(transaction, { quotationID: id, offerID, isShortlisted });
      if (changed === 0)
        throw new CallError('Conflict', 'This offer has changed or was withdrawn: look at the offers again.');
      return { data: { offerID, isShortlisted } };
    }),
);
