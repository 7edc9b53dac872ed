import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { evidenceSchema } from './evidence.ts';
import { checkKinds, documentKinds } from './verification-values.ts';

/** A passed check in its public form. */
export const recordedCheckSchema = z.object({
  kind: z.enum(checkKinds),
  /** The company's claim; absent where it is personal or confidential. */
  claim: z.optional(z.string()),
  documentKind: z.optional(z.enum(documentKinds)),
  validUntil: z.optional(z.string()),
  checkedAt: z.string(),
});

/** `checks` is empty for a company that is not verified. Entries of cases that were never approved are left out. */
export const verificationRecordSchema = z.object({
  businessID: z.string(),
  companyName: z.string(),
  /** Set for companies of the demo world. */
  sample: z.optional(z.literal(true)),
  verified: z.boolean(),
  verifiedUntil: z.optional(z.string()),
  /** Who decided it and when; absent for verifications from the operator's data. */
  decidedBy: z.optional(z.string()),
  decidedAt: z.optional(z.string()),
  checks: z.array(recordedCheckSchema),
  /** Newest first, at most 200. */
  entries: z.array(evidenceSchema),
});

export const loadVerificationRecord = defineCall({
  name: 'load-verification-record',
  summary: 'Checks of a public company with reviewer and end, and the entries of the evidence ledger',
  method: 'GET',
  path: 'business/{id}/verification-record',
  params: idParams,
  data: verificationRecordSchema,
  errors: ['ValidationError', 'NotFound'],
});

export type VerificationRecord = z.output<typeof verificationRecordSchema>;
