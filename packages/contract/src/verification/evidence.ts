import * as z from 'zod/mini';
import { checkKinds, documentKinds } from './verification-values.ts';

/**
 * Kinds of ledger entries. `claimed`: the company has submitted a case; `checked`: a reviewer has checked a claim;
 * `approved` and `imported` grant the badge, `ended` removes it; `rejected` and `withdrawn` leave it unchanged.
 */
export const evidenceKinds = [
  'claimed',
  'checked',
  'approved',
  'rejected',
  'withdrawn',
  'imported',
  'ended',
] as const;

/** An entry as stored in the ledger; null means that the entry does not state it. */
export const evidenceEntrySchema = z.object({
  at: z.string(),
  businessID: z.string(),
  /** The reviewer, `company`, or `WBN` for scheduled changes and the operator's data. */
  by: z.string(),
  kind: z.enum(evidenceKinds),
  caseID: z.optional(z.nullable(z.string())),
  check: z.optional(z.nullable(z.enum(checkKinds))),
  /** The company's claim; null where it is personal or confidential. */
  claim: z.optional(z.nullable(z.string())),
  documentKind: z.optional(z.nullable(z.enum(documentKinds))),
  /** SHA-256 of the document, in hex. */
  document: z.optional(z.nullable(z.string())),
  outcome: z.optional(z.nullable(z.string())),
  /** Last day, `YYYY-MM-DD`; null when unknown. */
  until: z.optional(z.nullable(z.string())),
});

/** An entry with its place in the hash chain: `hash` is SHA-256 in hex of `previousHash`, a line break and `text`. */
export const evidenceSchema = z.object({
  number: z.int(),
  previousHash: z.string(),
  hash: z.string(),
  /** Canonical JSON of `entry`: sorted keys, no spaces. */
  text: z.string(),
  entry: evidenceEntrySchema,
});

export type EvidenceEntry = z.output<typeof evidenceEntrySchema>;
export type Evidence = z.output<typeof evidenceSchema>;
