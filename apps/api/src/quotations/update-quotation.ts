import { updateQuotation } from '@wbn/contract/quotations/quotations.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { requireActorForWrite } from '../authors/require-actor.ts';
import { defineHandler } from '../server/define-handler.ts';
import { listChangedFields } from './changed-fields.ts';
import { findOwnQuotation, lockOwnQuotation, updateQuotationRow } from './own-quotations.sql.ts';
import { missing } from './own-quotations.ts';
import { presentOwnQuotations } from './present-quotations.ts';
import { checkDraft, draftRow, inviteSuppliers } from './quotation-draft.ts';
import { attachFiles, loadQuotationFiles, prepareQuotationFiles } from './quotation-files.ts';
import { tellEdited } from './tell-closed.ts';

export const updateQuotationHandler = defineHandler(
  updateQuotation,
  async ({ user: { userID }, params: { id }, body, language, services }) => {
    const { db, catalog } = services;
    checkDraft(body, catalog);
    await prepareQuotationFiles(services, { tokens: body.files, userID });
    return db.transaction().execute(async (transaction) => {
      // Locked first, so that no offer is made meanwhile.
      const locked = await lockOwnQuotation.first(transaction, { id, userID });
      if (!locked) throw missing(id);
      const before = await findOwnQuotation.only(transaction, { id, userID });
      if (!before.is_open) throw new CallError('Conflict', 'This request for quotation is closed.');
      if (before.offer_count > 0)
        throw new CallError('Conflict', 'This request for quotation has an offer: it cannot be changed.');
      const from = await requireActorForWrite(transaction, {
        userID,
        businessID: locked.business_id ?? undefined,
      });
      const row = draftRow(body, catalog);
      const files = (await loadQuotationFiles(transaction, { ids: [id], businessIDs: [], viewer: 'buyer' }))(
        id,
      );
      const hasOtherFiles =
        body.files.length > 0 || files.map(({ fileID }) => fileID).join() !== body.keptFiles.join();
      const values = { ...row, changed_fields: listChangedFields(before, row, hasOtherFiles) };
      const changed = await updateQuotationRow.run(transaction, { id, version: body.version, values });
      if (changed === 0)
        throw new CallError('Conflict', 'A colleague has changed this request for quotation meanwhile.');
      await attachFiles(transaction, {
        ...{ quotationID: id, businessID: null, userID, tokens: body.files, keptFiles: body.keptFiles },
      });
      // Before companies that fit only now are invited.
      await tellEdited(transaction, id);
      await inviteSuppliers(transaction, {
        quotationID: id,
        from,
        wanted: { categoryMarks: row.category_marks, marks: row.marks, countries: row.countries },
        to: body.to,
        hasTold: before.invited_count > 0,
      });
      const rows = [await findOwnQuotation.only(transaction, { id, userID })];
      const [data] = await presentOwnQuotations(transaction, rows, { language, catalog });
      if (!data) throw new Error(`The request for quotation ${id} was not presented`);
      return { data };
    });
  },
);
