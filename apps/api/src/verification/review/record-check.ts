import { type CheckKind, isRequiredCheck } from '@wbn/contract/verification/verification-values.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { updateCase } from '../case.sql.ts';
import { today } from '../change-own-case.ts';
import { selectDocuments, updateCheck } from '../check.sql.ts';
import { appendEvidence } from '../ledger/append-evidence.ts';
import { documentKindOf, loadCase, publicClaim } from '../load-case.ts';
import { removeBadge } from '../set-badge.ts';
import { tellOwners } from '../tell-owners.ts';
import { lockCase, type ReviewedCase } from './decide-verification.ts';

interface CheckOutcome {
  readonly caseID: string;
  readonly kind: CheckKind;
  readonly outcome: 'passed' | 'failed';
  /** `place` of the document that was checked; required for certificates. */
  readonly document?: number | undefined;
  /** Last day of the proof; defaults to the document's. */
  readonly until?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * Records a reviewer's outcome of one check, with an entry in the ledger. The first one moves the case into review. After the approval it
 * accepts only a failed required check, which removes the badge at once. Throws NotFound, Conflict or ValidationError.
 */
export function recordCheck(db: Kysely<Database>, staff: Staff, order: CheckOutcome): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { caseID, kind, outcome, note = null } = order;
    const { name: by } = staff;
    const row = await lockCase(transaction, caseID, ['submitted', 'in-review', 'approved']);
    const isDecided = row.state === 'approved';
    if (isDecided && (outcome === 'passed' || !isRequiredCheck(kind)))
      throw new CallError(
        'Conflict',
        'The case is approved: only a required check that failed is taken now.',
      );
    const { checks } = await loadCase(transaction, row);
    const document = await requireDocument(transaction, order);
    const place = kind === 'certificate' ? (order.document ?? 0) : 0;
    const check = checks.find((one) => one.kind === kind && one.place === place);
    if (!check) throw notFound(notClaimed(kind, checks));
    const until = findEnd(order, document);
    await updateCheck.run(transaction, {
      ...{ caseID, kind, place, outcome, by, note, until },
      documentID: document?.id ?? null,
    });
    if (row.state === 'submitted')
      await updateCase.run(transaction, { caseID, changes: { state: 'in-review' } });
    await appendEvidence(transaction, [
      {
        businessID: row.business_id,
        by,
        kind: 'checked',
        caseID,
        check: kind,
        claim: publicClaim(kind, check.claim),
        documentKind: document ? documentKindOf(document.kind) : null,
        document: document?.sha256 ?? null,
        outcome,
        until,
      },
    ]);
    if (isDecided) await revokeBadge(transaction, row, by);
    await recordStaffAction(transaction, staff, {
      act: 'record-check',
      target: { type: 'verification-case', id: caseID },
      reason: note ?? undefined,
      before: { outcome: check.outcome ?? null },
      after: { check: kind, place, outcome, until, businessID: row.business_id },
    });
  });
}

async function revokeBadge(transaction: Kysely<Database>, row: ReviewedCase, by: string): Promise<void> {
  const { business_id: businessID } = row;
  await removeBadge(transaction, { businessID, reason: 'taken-away', by });
  await tellOwners(transaction, businessID, 'ended');
}

type DocumentRow = RowOf<typeof selectDocuments>;

async function requireDocument(
  transaction: Kysely<Database>,
  { caseID, document: place, kind }: CheckOutcome,
): Promise<DocumentRow | undefined> {
  if (place === undefined) {
    if (kind !== 'certificate') return undefined;
    throw new CallError('ValidationError', 'A certificate is checked on its document: say which one.');
  }
  const documents = await selectDocuments.all(transaction, { caseID });
  const found = documents.find((one) => one.place === place);
  if (found) return found;
  const places = documents.map((one) => one.place).join(', ');
  throw notFound(`The case has no document ${place}; it has ${places || 'none'}.`);
}

/** The last day of the proof, at most the document's. */
function findEnd({ until, outcome }: CheckOutcome, document: DocumentRow | undefined): string | null {
  if (outcome === 'failed') return null;
  const ofDocument = document?.valid_until ?? null;
  if (until && ofDocument && until > ofDocument)
    throw new CallError('ValidationError', `Document ${document?.place} is valid until ${ofDocument} only.`);
  const end = until ?? ofDocument;
  if (end !== null && end < today())
    throw new CallError('ValidationError', `${end} is over: what has ended proves nothing.`);
  return end;
}

function notClaimed(kind: CheckKind, checks: readonly { readonly kind: CheckKind }[]): string {
  const names = [...new Set(checks.map((one) => one.kind))].join(', ');
  return `There is nothing to check for ${kind} in this case; there is ${names}.`;
}
