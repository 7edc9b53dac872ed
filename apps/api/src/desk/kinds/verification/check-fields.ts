import type { DecisionField } from '@wbn/contract/desk/cases.ts';
import type { VerificationCheck } from '@wbn/contract/verification/verification.ts';
import type { CheckKind, DocumentKind } from '@wbn/contract/verification/verification-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Staff } from '../../../staff/staff-action.ts';
import type { loadVerificationForStaff } from '../../../verification/review/load-verification.ts';
import { recordCheck } from '../../../verification/review/record-check.ts';
import type { Values } from '../define-kind.ts';

export type ReviewedFacts = Awaited<ReturnType<typeof loadVerificationForStaff>>;

const outcomes = ['passed', 'failed'] as const;

/** The document on which a check is made, if the company has added one. */
const proofOf: Readonly<Record<CheckKind, DocumentKind | undefined>> = {
  'legal-existence': 'trade-register',
  address: 'proof-of-address',
  'tax-number': 'tax-registration',
  signatory: 'signatory-identity',
  'contact-channel': undefined,
  certificate: undefined,
};

const keyOf = ({ kind, place }: VerificationCheck) => (place > 0 ? `${kind}-${place}` : kind);

/** Fields for the outcome of every check, and for the document on which it was made; filled in with what is recorded. */
export function checkFields({ checks, documents }: ReviewedFacts, isRequired: boolean): DecisionField[] {
  return checks.flatMap((check): DecisionField[] => {
    const { kind, place, claim, outcome, document } = check;
    const on = documents.find((one) =>
      document === undefined ? one.kind === proofOf[kind] : one.place === document,
    );
    const shared = { label: kind, of: claim };
    return [
      {
        ...shared,
        ...{ name: `outcome.${keyOf(check)}`, type: 'choice', isRequired, choices: [...outcomes] },
        value: outcome,
      },
      // A certificate is checked on its own document.
      ...(place > 0 || documents.length === 0
        ? []
        : [
            {
              ...{ ...shared, label: 'document' },
              ...{ name: `document.${keyOf(check)}`, type: 'document' as const, isRequired: false },
              choices: documents.map(({ documentID }) => documentID),
              value: on?.documentID,
            },
          ]),
    ];
  });
}

/** Records the outcomes that differ from what is recorded. */
export async function recordChecks(
  db: Kysely<Database>,
  staff: Staff,
  { caseID, checks, documents }: ReviewedFacts,
  values: Values,
): Promise<void> {
  for (const check of checks) {
    const { kind, place } = check;
    const outcome = outcomes.find((one) => one === values[`outcome.${keyOf(check)}`]);
    const chosen = documents.find(({ documentID }) => documentID === values[`document.${keyOf(check)}`]);
    const document = place > 0 ? place : chosen?.place;
    if (outcome === undefined || (outcome === check.outcome && document === check.document)) continue;
    await recordCheck(db, staff, { caseID, kind, outcome, document });
  }
}
