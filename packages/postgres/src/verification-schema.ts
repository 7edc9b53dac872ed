import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { NullableTimestamp, OptionalDate, Timestamp } from './column-types.ts';

/** What a company says of itself when it asks to be verified; what is missing is not said yet. */
export interface StoredClaims {
  legalName?: string;
  registrationNumber?: string;
  address?: string;
  taxNumber?: string;
  signatory?: string;
  contactChannel?: string;
}

/** Who a company is, on paper: one open case of a company at most, and one that is approved. */
export interface VerificationCaseTable {
  id: string;
  business_id: string;
  /** Who began it; what an operator sets has neither documents nor checks. */
  origin: 'company' | 'operator';
  state: 'draft' | 'submitted' | 'in-review' | 'more-asked' | 'approved' | 'rejected' | 'withdrawn' | 'ended';
  claims: JSONColumnType<StoredClaims, string | undefined, string>;
  submitted_by: string | null;
  /** The last time. */
  submitted_at: NullableTimestamp;
  /** The reviewer's name. */
  decided_by: string | null;
  decided_at: NullableTimestamp;
  /** What the reviewer said last: what is asked for, or why it was decided so. */
  reason: string | null;
  /** Last day of the badge. */
  valid_until: OptionalDate;
  ended_at: NullableTimestamp;
  end_reason: 'expired' | 'proof-ended' | 'taken-away' | 'renewed' | null;
  created_at: Timestamp;
}

export interface VerificationDocumentTable {
  id: string;
  case_id: string;
  /** From 1; a place that became free is not given again. */
  place: number;
  kind: string;
  /** Of a certificate. */
  issuer: string | null;
  number: string | null;
  name: string;
  content_type: string;
  size: number;
  /** In the file store, privately. */
  path: string;
  /** Of its bytes as they lie there, in hex. */
  sha256: string;
  /** The document's own last day. */
  valid_until: OptionalDate;
  created_at: Timestamp;
}

export interface VerificationCheckTable {
  case_id: string;
  kind: string;
  /** Of the certificate that is checked; 0 for all others. */
  place: Generated<number>;
  /** What the company says. */
  claim: string;
  /** Null until somebody has checked it. */
  outcome: 'passed' | 'failed' | null;
  document_id: string | null;
  valid_until: OptionalDate;
  /** For the company and reviewers. */
  note: string | null;
  checked_by: string | null;
  checked_at: NullableTimestamp;
}

/** That owners were told once that a badge ends in so many days. */
export interface VerificationReminderTable {
  business_id: string;
  valid_until: string;
  days: number;
  created_at: Timestamp;
}

/** The evidence ledger; added to by `append_evidence` alone. */
export interface EvidenceTable {
  /** From 1, without gaps. */
  number: number;
  /** Canonical JSON: keys in order, no spaces. */
  entry: JSONColumnType<Record<string, string | number | null>, never, never>;
  previous_hash: string;
  /** SHA-256 in hex of the hash before it, a line break and the entry's text. */
  hash: string;
  business_id: GeneratedAlways<string>;
  case_id: GeneratedAlways<string | null>;
}

export interface EvidenceHeadTable {
  is_only: Generated<boolean>;
  entries: Generated<number>;
  /** Of the last entry; 64 zeros while there is none. */
  hash: Generated<string>;
}

export interface VerificationDatabase {
  verification_case: VerificationCaseTable;
  verification_document: VerificationDocumentTable;
  verification_check: VerificationCheckTable;
  verification_reminder: VerificationReminderTable;
  evidence: EvidenceTable;
  evidence_head: EvidenceHeadTable;
}
