import { withdrawVerification } from '@wbn/contract/verification/withdraw-verification.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { updateCase } from './case.sql.ts';
import { changeOwnCase } from './change-own-case.ts';
import { deleteDocuments } from './document.sql.ts';
import { appendEvidence, byCompany } from './ledger/append-evidence.ts';

export const withdrawVerificationHandler = defineHandler(
  withdrawVerification,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => ({
    data: await changeOwnCase(db, { businessID, userID }, async (transaction, _, open) => {
      if (!open) throw new CallError('Conflict', 'No case is open.');
      const { id: caseID, submitted_at } = open;
      await updateCase.run(transaction, { caseID, changes: { state: 'withdrawn' } });
      await deleteDocuments.run(transaction, { caseID });
      // Of a draft nobody has heard.
      if (submitted_at)
        await appendEvidence(transaction, [{ businessID, by: byCompany, kind: 'withdrawn', caseID }]);
    }),
  }),
);
