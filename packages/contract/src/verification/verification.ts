import * as z from 'zod/mini';
import { readTaxId } from '../membership/tax-id.ts';
import { messageFileTypes } from '../messaging/message-file.ts';
import { caseStates, checkKinds, documentKinds, endReasons } from './verification-values.ts';

/** Most characters of what a company says in one field. */
export const claimLimit = 300;

const claimText = z
  .string()
  .check(z.trim(), z.maxLength(claimLimit, `must be ${claimLimit} characters or fewer`));
const claim = z.optional(claimText);

/** What a company says of itself; absent or empty: nothing yet. */
export const claimsSchema = z.object({
  legalName: claim,
  registrationNumber: claim,
  address: claim,
  /** A VAT id of the European Union is written as there; other numbers stay as they are. */
  taxNumber: z.optional(claimText.check(z.overwrite((text) => readTaxId('eu_vat', text) ?? text))),
  /** Name and position of who signs for the company. */
  signatory: claim,
  /** A telephone number or e-mail address at which the company can be reached. */
  contactChannel: claim,
});

export const verificationDocumentSchema = z.object({
  documentID: z.string(),
  /** From 1, as reviewers name it. */
  place: z.int(),
  kind: z.enum(documentKinds),
  /** Of a certificate. */
  issuer: z.optional(z.string()),
  number: z.optional(z.string()),
  name: z.string(),
  contentType: z.enum(messageFileTypes),
  /** Bytes. */
  size: z.int(),
  /** Of the bytes, in hex. */
  sha256: z.string(),
  /** The document's own last day. */
  validUntil: z.optional(z.string()),
  createdAt: z.string(),
});

/** One thing that is checked; `outcome` is absent until somebody has. */
export const verificationCheckSchema = z.object({
  kind: z.enum(checkKinds),
  /** Of the certificate that is checked; 0 for all others. */
  place: z.int(),
  claim: z.string(),
  outcome: z.optional(z.enum(['passed', 'failed'])),
  /** `place` of the document that it was checked on. */
  document: z.optional(z.int()),
  validUntil: z.optional(z.string()),
  note: z.optional(z.string()),
  checkedBy: z.optional(z.string()),
  checkedAt: z.optional(z.string()),
});

export const verificationCaseSchema = z.object({
  caseID: z.string(),
  /** What an operator sets has neither documents nor checks. */
  origin: z.enum(['company', 'operator']),
  state: z.enum(caseStates),
  claims: claimsSchema,
  documents: z.array(verificationDocumentSchema),
  checks: z.array(verificationCheckSchema),
  createdAt: z.string(),
  submittedAt: z.optional(z.string()),
  decidedAt: z.optional(z.string()),
  /** The reviewer's name. */
  decidedBy: z.optional(z.string()),
  /** What the reviewer said last: what is asked for, or why it was decided so. */
  reason: z.optional(z.string()),
  validUntil: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  endReason: z.optional(z.enum(endReasons)),
});

/** Where a company stands, for its owner and admins. */
export const verificationSchema = z.object({
  verified: z.boolean(),
  /** Last day of the badge, where one is known. */
  verifiedUntil: z.optional(z.string()),
  /** Whether the company's plan includes a review. */
  includesReview: z.boolean(),
  /** First day on which a new case may begin; absent when one may begin now, or is open. */
  startsOn: z.optional(z.string()),
  /** The case that goes on. */
  open: z.optional(verificationCaseSchema),
  /** The one that was decided, ended or withdrawn last. */
  last: z.optional(verificationCaseSchema),
});

export type Claims = z.output<typeof claimsSchema>;
export type VerificationDocument = z.output<typeof verificationDocumentSchema>;
export type VerificationCheck = z.output<typeof verificationCheckSchema>;
export type VerificationCase = z.output<typeof verificationCaseSchema>;
export type Verification = z.output<typeof verificationSchema>;
