import {
  type Claims,
  claimsSchema,
  type VerificationCase,
  type VerificationCheck,
  type VerificationDocument,
  verificationCheckSchema,
  verificationDocumentSchema,
} from '@wbn/contract/verification/verification.ts';
import {
  type CheckKind,
  type ClaimName,
  checkKinds,
  type DocumentKind,
  documentKinds,
  requiredDocuments,
} from '@wbn/contract/verification/verification-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely, Selectable } from 'kysely';
import { selectChecks, selectDocuments } from './check.sql.ts';

interface SubmittedDocument {
  readonly place: number;
  readonly kind: string;
  readonly issuer: string | null;
  readonly number: string | null;
}

/** The checks of a case: one per claim and one per certificate. */
export function checksOf(claims: Claims, documents: readonly SubmittedDocument[]) {
  const { legalName, registrationNumber, address, taxNumber, signatory, contactChannel } = claims;
  const single = (kind: CheckKind, claim: string | undefined) => (claim ? [{ kind, place: 0, claim }] : []);
  return [
    ...single('legal-existence', [legalName, registrationNumber].filter(Boolean).join(', ')),
    ...single('address', address),
    ...single('tax-number', taxNumber),
    ...single('signatory', signatory),
    ...single('contact-channel', contactChannel),
    ...documents
      .filter(({ kind }) => kind === 'certificate')
      .map(({ place, issuer, number }) => ({
        kind: 'certificate' as const,
        place,
        claim: [number, issuer].filter(Boolean).join(', '),
      })),
  ];
}

const needed: readonly ClaimName[] = ['legalName', 'registrationNumber', 'address', 'taxNumber', 'signatory'];

/** What a case lacks before it can be submitted, by field: claims by name, documents as `documents.<kind>`. */
export function findMissing(claims: Claims, documents: readonly SubmittedDocument[]): Record<string, string> {
  const has = (wanted: DocumentKind) => documents.some(({ kind }) => kind === wanted);
  return Object.fromEntries([
    ...needed.filter((name) => !claims[name]).map((name) => [name, 'must be filled in']),
    ...requiredDocuments.filter((kind) => !has(kind)).map((kind) => [`documents.${kind}`, 'must be added']),
  ]);
}

/** Personal data, or data of no use to others: shown only to the company and the reviewer. */
const privateChecks: ReadonlySet<CheckKind> = new Set(['tax-number', 'signatory', 'contact-channel']);

/** The claim as the ledger records it; null for private ones, because entries cannot be removed later. */
export function publicClaim(kind: CheckKind, claim: string): string | null {
  return privateChecks.has(kind) ? null : claim;
}

type CaseRow = Selectable<Database['verification_case']>;

/** A case with documents and checks, as sent to its company and used by reviewers. */
export async function loadCase(db: Kysely<Database>, row: CaseRow): Promise<VerificationCase> {
  const documents = await selectDocuments.all(db, { caseID: row.id });
  const checks = await selectChecks.all(db, { caseID: row.id, kinds: checkKinds });
  return {
    caseID: row.id,
    origin: row.origin,
    state: row.state,
    claims: claimsSchema.parse(row.claims),
    documents: documents.map(presentDocument),
    checks: checks.map(presentCheck),
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString(),
    decidedAt: row.decided_at?.toISOString(),
    decidedBy: row.decided_by ?? undefined,
    reason: row.reason ?? undefined,
    validUntil: row.valid_until ?? undefined,
    endedAt: row.ended_at?.toISOString(),
    endReason: row.end_reason ?? undefined,
  };
}

/** The kind of a stored document. Throws for a kind that the contract does not list, which is never stored. */
export function documentKindOf(stored: string): DocumentKind {
  const kind = documentKinds.find((one) => one === stored);
  if (!kind) throw new Error(`A document is stored as ${stored}`);
  return kind;
}

function presentDocument(row: RowOf<typeof selectDocuments>): VerificationDocument {
  return verificationDocumentSchema.parse({
    documentID: row.id,
    place: row.place,
    kind: row.kind,
    issuer: row.issuer ?? undefined,
    number: row.number ?? undefined,
    name: row.name,
    contentType: row.content_type,
    size: row.size,
    sha256: row.sha256,
    validUntil: row.valid_until ?? undefined,
    createdAt: row.created_at.toISOString(),
  });
}

function presentCheck(row: RowOf<typeof selectChecks>): VerificationCheck {
  return verificationCheckSchema.parse({
    kind: row.kind,
    place: row.place,
    claim: row.claim,
    outcome: row.outcome ?? undefined,
    document: row.document_place ?? undefined,
    validUntil: row.valid_until ?? undefined,
    note: row.note ?? undefined,
    checkedBy: row.checked_by ?? undefined,
    checkedAt: row.checked_at?.toISOString(),
  });
}
