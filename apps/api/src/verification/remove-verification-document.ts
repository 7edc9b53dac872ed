import { removeVerificationDocument } from '@wbn/contract/verification/remove-verification-document.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { changeOwnCase, requireEditable } from './change-own-case.ts';
import { resetChecksOf } from './check.sql.ts';
import { deleteDocument } from './document.sql.ts';

export const removeVerificationDocumentHandler = defineHandler(
  removeVerificationDocument,
  async ({ params: { id: businessID, documentID }, user: { userID }, services: { db } }) => ({
    data: await changeOwnCase(db, { businessID, userID }, async (transaction, _, open) => {
      const { id: caseID } = requireEditable(open);
      await resetChecksOf.run(transaction, { documentID });
      const gone = await deleteDocument.run(transaction, { caseID, documentID });
      if (gone === 0) throw notFound(`There is no document with the id ${documentID} in this case.`);
    }),
  }),
);
