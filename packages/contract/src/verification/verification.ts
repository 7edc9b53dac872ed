import * as z from 'zod/mini';
import { readTaxId } from '../membership/tax-id.ts';
import { messageFileTypes } from '../messaging/message-file.ts';
import { caseStates, checkKinds, documentKinds, endReasons } from './verification-values.ts';

/** Maximum length of a claim, in characters. */
export const claimLimit = 300;

const claimText = z
  .string()
  .check(z.trim(), z.maxLength(claimLimit, `must be ${claimLimit} characters or fewer`));
const claim = z.optional(claimText);

/** The company's claims; absent or empty: not filled in. */
export const claimsSchema = z.object({
  legalName: claim,
  registrationNumber: claim,
  address: claim,
  /** An EU VAT id is rewritten in its official spelling; other numbers stay unchanged. */
  taxNumber: z.optional(claimText.check(z.overwrite((text) => readTaxId('eu_vat', text) ?? text))),
  /** Name and position of the person who signs for the company. */
  signatory: claim,
  /** A telephone number or e-mail address at which the company can be reached. */
  contactChannel: claim,
});

export const verificationDocumentSchema = z.object({
  documentID: z.string(),
  /** From 1; reviewers refer to documents by it. */
  place: z.int(),
  kind: z.enum(documentKinds),
  /** For a certificate. */
  issuer: z.optional(z.string()),
  number: z.optional(z.string()),
  name: z.string(),
  contentType: z.enum(messageFileTypes),
  /** In bytes. */
  size: z.int(),
  /** Of the file, in hex. */
  sha256: z.string(),
  /** Last day of the document's validity. */
  validUntil: z.optional(z.string()),
  createdAt: z.string(),
});

/** A check; `outcome` is absent until a reviewer has checked it. */
export const verificationCheckSchema = z.object({
  kind: z.enum(checkKinds),
  /** Number of the checked certificate; 0 for all other checks. */
  place: z.int(),
  claim: z.string(),
  outcome: z.optional(z.enum(['passed', 'failed'])),
  /** `place` of the document used for the check. */
  document: z.optional(z.int()),
  validUntil: z.optional(z.string()),
  note: z.optional(z.string()),
  checkedBy: z.optional(z.string()),
  checkedAt: z.optional(z.string()),
});

export const verificationCaseSchema = z.object({
  caseID: z.string(),
  /** Operators' verifications have neither documents nor checks. */
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
  /** The reviewer's last message: what is missing, or the reason of the decision. */
  reason: z.optional(z.string()),
  validUntil: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  endReason: z.optional(z.enum(endReasons)),
});

/** Verification status of a company, for its owners and admins. */
export const verificationSchema = z.object({
  verified: z.boolean(),
  /** Last day of the badge, when known. */
  verifiedUntil: z.optional(z.string()),
  /** Whether the company's plan includes a review. */
  includesReview: z.boolean(),
  /** First day on which a new case may start; absent when one may start now or is open. */
  startsOn: z.optional(z.string()),
  /** The open case. */
  open: z.optional(verificationCaseSchema),
  /** The case that was decided, ended or withdrawn last. */
  last: z.optional(verificationCaseSchema),
});

export type Claims = z.output<typeof claimsSchema>;
export type VerificationDocument = z.output<typeof verificationDocumentSchema>;
export type VerificationCheck = z.output<typeof verificationCheckSchema>;
export type VerificationCase = z.output<typeof verificationCaseSchema>;
export type Verification = z.output<typeof verificationSchema>;
