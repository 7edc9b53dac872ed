import { saveVerificationClaims } from '@wbn/contract/verification/save-verification-claims.ts';
import { defineHandler } from '../server/define-handler.ts';
import { updateCase } from './case.sql.ts';
import { changeOwnCase, requireEditable } from './change-own-case.ts';

export const saveVerificationClaimsHandler = defineHandler(
  saveVerificationClaims,
  async ({ params: { id: businessID }, body, user: { userID }, services: { db } }) => ({
    data: await changeOwnCase(db, { businessID, userID }, async (transaction, _, open) => {
      const { id: caseID } = requireEditable(open);
      const claims = Object.fromEntries(Object.entries(body).filter(([, text]) => text));
      await updateCase.run(transaction, { caseID, changes: { claims: JSON.stringify(claims) } });
    }),
  }),
);
