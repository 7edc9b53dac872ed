import { submitVerification } from '@wbn/contract/verification/submit-verification.ts';
import { claimsSchema } from '@wbn/contract/verification/verification.ts';
import { defineHandler } from '../server/define-handler.ts';
import { refuseFields } from '../server/refuse-fields.ts';
import { updateCase } from './case.sql.ts';
import { changeOwnCase, requireEditable } from './change-own-case.ts';
import { deleteOtherChecks, upsertChecks } from './check.sql.ts';
import { checksOf, findMissing, publicClaim } from './checks-of-case.ts';
import { selectDocuments } from './document.sql.ts';
import { appendEvidence, byCompany } from './ledger/append-evidence.ts';
import { refusePlan } from './refuse-plan.ts';

export const submitVerificationHandler = defineHandler(
  submitVerification,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => ({
    data: await changeOwnCase(db, { businessID, userID }, async (transaction, business, open) => {
      const { id: caseID, state, claims: stored } = requireEditable(open);
      // What was handed in once is reviewed, whatever becomes of the plan meanwhile.
      if (state === 'draft') refusePlan(business);
      const claims = claimsSchema.parse(stored);
      const documents = await selectDocuments.all(transaction, { caseID });
      const missing = findMissing(claims, documents);
      if (Object.keys(missing).length > 0) refuseFields(missing);
      const checks = checksOf(claims, documents);
      await upsertChecks.run(transaction, { caseID, checks });
      await deleteOtherChecks.run(transaction, { caseID, checks });
      await updateCase.run(transaction, {
        caseID,
        changes: { state: 'submitted', submitted_by: userID, submitted_at: new Date(), reason: null },
      });
      const sums = new Map(documents.map(({ place, sha256 }) => [place, sha256]));
      await appendEvidence(
        transaction,
        checks.map(({ kind, place, claim }) => ({
          businessID,
          by: byCompany,
          kind: 'claimed' as const,
          caseID,
          check: kind,
          claim: publicClaim(kind, claim),
          document: sums.get(place) ?? null,
        })),
      );
    }),
  }),
);
