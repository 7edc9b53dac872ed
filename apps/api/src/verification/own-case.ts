import {
  loadVerification,
  saveVerificationClaims,
  startVerification,
  submitVerification,
  withdrawVerification,
} from '@wbn/contract/verification/cases.ts';
import { claimsSchema } from '@wbn/contract/verification/verification.ts';
import { includesReview } from '@wbn/contract/verification/verification-values.ts';
import { CallError, forbidden } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { mayReadVerification } from '../business/policies.ts';
import { requireRole } from '../business/require-role.ts';
import { syncCase } from '../cases/sync-case.ts';
import { defineHandler } from '../server/define-handler.ts';
import { refuseFields } from '../server/describe-issue.ts';
import { findBadgeAndPlan, findLastCase, insertCase, updateCase } from './case.sql.ts';
import {
  changeOwnCase,
  findRenewalStart,
  type LockedBusiness,
  presentVerification,
  requireEditable,
} from './change-own-case.ts';
import { deleteDocuments, deleteOtherChecks, selectDocuments, upsertChecks } from './check.sql.ts';
import { claimsOfProfile } from './claims-of-profile.ts';
import { appendEvidence, byCompany } from './ledger/append-evidence.ts';
import { checksOf, findMissing, publicClaim } from './load-case.ts';

export const loadVerificationHandler = defineHandler(
  loadVerification,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayReadVerification });
    return { data: await presentVerification(db, await findBadgeAndPlan.only(db, { businessID })) };
  },
);

export const startVerificationHandler = defineHandler(startVerification, (given) =>
  changeOwnCase(given, async ({ transaction, business, open }) => {
    const { id: businessID } = business;
    requireReviewPlan(business);
    if (open) throw new CallError('Conflict', 'A case is open already.');
    const start = findRenewalStart(business.verified_until);
    if (start)
      throw new CallError(
        'Conflict',
        `The company is verified until ${business.verified_until}; its renewal can begin on ${start}.`,
      );
    const last = await findLastCase.first(transaction, { businessID });
    await insertCase.run(transaction, {
      id: newId(),
      business_id: businessID,
      origin: 'company',
      state: 'draft',
      claims: JSON.stringify({ ...(await claimsOfProfile(transaction, businessID)), ...last?.claims }),
    });
  }),
);

export const saveVerificationClaimsHandler = defineHandler(saveVerificationClaims, (given) =>
  changeOwnCase(given, async ({ transaction, open }) => {
    const { id: caseID } = requireEditable(open);
    const claims = Object.fromEntries(Object.entries(given.body).filter(([, text]) => text));
    await updateCase.run(transaction, { caseID, changes: { claims: JSON.stringify(claims) } });
  }),
);

export const submitVerificationHandler = defineHandler(submitVerification, (given) =>
  changeOwnCase(given, async ({ transaction, business, open }) => {
    const { id: businessID } = business;
    const { id: caseID, state, claims: stored } = requireEditable(open);
    // A case that was submitted once is reviewed even if the plan has changed since.
    if (state === 'draft') requireReviewPlan(business);
    const claims = claimsSchema.parse(stored);
    const documents = await selectDocuments.all(transaction, { caseID });
    const missing = findMissing(claims, documents);
    if (Object.keys(missing).length > 0) refuseFields(missing);
    const checks = checksOf(claims, documents);
    await upsertChecks.run(transaction, { caseID, checks });
    await deleteOtherChecks.run(transaction, { caseID, checks });
    await updateCase.run(transaction, {
      caseID,
      changes: {
        state: 'submitted',
        submitted_by: given.user.userID,
        submitted_at: new Date(),
        reason: null,
      },
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
    await syncCase(transaction, 'verification', caseID);
  }),
);

export const withdrawVerificationHandler = defineHandler(withdrawVerification, (given) =>
  changeOwnCase(given, async ({ transaction, business, open }) => {
    const { id: businessID } = business;
    if (!open) throw new CallError('Conflict', 'No case is open.');
    const { id: caseID, submitted_at } = open;
    await updateCase.run(transaction, { caseID, changes: { state: 'withdrawn' } });
    await deleteDocuments.run(transaction, { caseID });
    await syncCase(transaction, 'verification', caseID, { outcome: 'withdrawn' });
    // The ledger has no entries of a draft.
    if (submitted_at)
      await appendEvidence(transaction, [{ businessID, by: byCompany, kind: 'withdrawn', caseID }]);
  }),
);

/** Throws Forbidden when the plan does not include the review (decision 21). */
function requireReviewPlan({ subscription }: LockedBusiness): void {
  if (includesReview(subscription)) return;
  throw forbidden(
    'plan',
    'The review belongs to the plans Gold, Premium and Platinum; this company is on Standard. Its owner can change the plan on the Membership page.',
  );
}
