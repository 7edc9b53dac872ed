import * as z from 'zod/mini';
import { checkKinds, documentKinds } from './verification-values.ts';

/**
 * What an entry of the ledger tells. `claimed`: the company has handed in a case; `checked`: a reviewer has looked; `approved` and `imported` give
 * the badge, `ended` takes it off; `rejected` and `withdrawn` change nothing of it.
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

/** An entry as it stands in the ledger; null: says nothing of it. */
export const evidenceEntrySchema = z.object({
  at: z.string(),
  businessID: z.string(),
  /** The reviewer, or who else did it: `company`, `WBN` for what goes by the clock or comes with the operator's data. */
  by: z.string(),
  kind: z.enum(evidenceKinds),
  caseID: z.optional(z.nullable(z.string())),
  check: z.optional(z.nullable(z.enum(checkKinds))),
  /** What the company says; null where it is personal or kept from the public. */
  claim: z.optional(z.nullable(z.string())),
  documentKind: z.optional(z.nullable(z.enum(documentKinds))),
  /** SHA-256 of the document's bytes, in hex. */
  document: z.optional(z.nullable(z.string())),
  outcome: z.optional(z.nullable(z.string())),
  /** Last day, `YYYY-MM-DD`; null where none is known. */
  until: z.optional(z.nullable(z.string())),
});

/** An entry with its place in the chain: `hash` is SHA-256 in hex of `previousHash`, a line break and `text`. */
export const evidenceSchema = z.object({
  number: z.int(),
  previousHash: z.string(),
  hash: z.string(),
  /** Canonical JSON of `entry`: keys in order, no spaces. */
  text: z.string(),
  entry: evidenceEntrySchema,
});

export type EvidenceEntry = z.output<typeof evidenceEntrySchema>;
export type Evidence = z.output<typeof evidenceSchema>;
