import {
  claimsSchema,
  type VerificationCase,
  type VerificationCheck,
  type VerificationDocument,
  verificationCheckSchema,
  verificationDocumentSchema,
} from '@wbn/contract/verification/verification.ts';
import {
  checkKinds,
  type DocumentKind,
  documentKinds,
} from '@wbn/contract/verification/verification-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely, Selectable } from 'kysely';
import { selectChecks } from './check.sql.ts';
import { selectDocuments } from './document.sql.ts';

type CaseRow = Selectable<Database['verification_case']>;

/** A case with its documents and checks, as its company and reviewers see it. */
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

/** The kind of a stored document; throws for another than the contract lists, which is never stored. */
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
