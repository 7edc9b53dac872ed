import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { uploadTicketSchema, uploadTokenSchema } from '../files/upload.ts';
import { messageFileSchema, privateFileRequestSchema } from '../messaging/message-file.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { isMailAddress, mailAddressLimit, normalizeMailAddress } from '../shared/mail-address.ts';
import { readOneTimeCode } from '../shared/one-time-code.ts';
import { importedFromSchema } from '../shared/values.ts';

/**
 * `started`: neither a code was confirmed nor documents were submitted; `submitted` and `disputed` wait for staff: with documents, or because
 * another person claims the company too or it has an owner.
 */
export const claimStates = ['started', 'submitted', 'disputed', 'accepted', 'refused', 'withdrawn'] as const;

/** States in which a claim is not decided. A person has at most `mostOpenClaims` of them. */
export const openClaimStates = ['started', 'submitted', 'disputed'] as const satisfies readonly ClaimState[];

/** States in which a claim waits for staff. */
export const waitingClaimStates = ['submitted', 'disputed'] as const satisfies readonly ClaimState[];

export const mostOpenClaims = 3;
export const mostClaimDocuments = 5;
/** Maximum length of the note to staff, in characters. */
export const claimNoteLimit = 1_000;
/** How long a mailed code is valid, in minutes, and how many attempts it allows. */
export const codeMinutes = 15;
export const codeAttempts = 5;

/**
 * Why a code cannot be mailed: the company names no website, one on a host that many share, that of a mail service, a part of a larger site, or one
 * that another company names too.
 */
export const mailObstacles = [
  'no-website',
  'shared-host',
  'mail-service',
  'part-of-site',
  'several-companies',
] as const;

const claimSchema = z.object({
  claimID: z.string(),
  state: z.enum(claimStates),
  /** How it was proven; absent while it is `started`. */
  method: z.optional(z.enum(['mail', 'document'])),
  /** The last mailed code, until it is confirmed or has ended. */
  code: z.optional(z.object({ address: z.string(), expiresAt: z.string(), attemptsLeft: z.int() })),
  /** Empty some months after the decision, when they are deleted. */
  documents: z.array(z.extend(z.omit(messageFileSchema, { fileID: true }), { documentID: z.string() })),
  note: z.optional(z.string()),
  submittedAt: z.optional(z.string()),
  decidedAt: z.optional(z.string()),
  /** What staff wrote about the decision. */
  reason: z.optional(z.string()),
});

/** What a member needs to claim a company. */
export const businessClaimSchema = z.object({
  businessID: z.string(),
  companyName: z.string(),
  /** Only imported companies can be claimed; `own`: the person belongs to the company; `owned`: somebody else does. */
  standing: z.enum(['unowned', 'owned', 'own', 'not-imported']),
  importedFrom: z.optional(importedFromSchema),
  /** The domain of the company's website, at which a code can be mailed; absent when `mailObstacle` says why not. */
  mailDomain: z.optional(z.string()),
  mailObstacle: z.optional(z.enum(mailObstacles)),
  /** The person's last claim of this company. */
  claim: z.optional(claimSchema),
});

export type ClaimState = (typeof claimStates)[number];
export type MailObstacle = (typeof mailObstacles)[number];
export type Claim = z.output<typeof claimSchema>;
export type BusinessClaim = z.output<typeof businessClaimSchema>;

export const loadClaim = defineCall({
  name: 'load-claim',
  access: 'user',
  summary: "How an imported company can be claimed, and the person's claim of it",
  method: 'GET',
  path: 'business/{id}/claim',
  params: idParams,
  data: businessClaimSchema,
  errors: ['ValidationError', 'NotFound'],
});

/**
 * Starts a claim, or mails another code, after which the earlier one no longer works. ValidationError names `email` when the address is not at
 * the domain of the company's website. Conflict when the company cannot be claimed by mail, the person belongs to it, or has three open claims.
 */
export const mailClaimCode = defineCall({
  name: 'mail-claim-code',
  access: 'user',
  summary: "Mails a code to an address at the domain of a company's website, to claim the company",
  method: 'POST',
  path: 'business/{id}/claim/mail',
  params: idParams,
  body: z.object({
    email: z.string().check(
      z.overwrite((text) => normalizeMailAddress(text).toLowerCase()),
      z.maxLength(mailAddressLimit, `must be ${mailAddressLimit} characters or fewer`),
      z.refine(isMailAddress, 'must be an e-mail address such as name@company.com'),
    ),
  }),
  data: businessClaimSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

/**
 * Makes the person the owner when nobody owns the company and no other claim of it waits; otherwise staff decide. ValidationError names `code`
 * when it is wrong and how many attempts are left. Conflict when no code is valid.
 */
export const confirmClaim = defineCall({
  name: 'confirm-claim',
  access: 'user',
  summary: 'Confirms the mailed code of a claim',
  method: 'POST',
  path: 'business/{id}/claim/confirm',
  params: idParams,
  body: z.object({
    code: z
      .string()
      .check(z.overwrite(readOneTimeCode), z.regex(/^\d{6}$/, 'must be the six digits of the mail')),
  }),
  data: businessClaimSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

export const requestClaimUpload = defineCall({
  name: 'request-claim-upload',
  access: 'user',
  summary: 'Signed form for uploading a document of a claim, and the token that adds it',
  method: 'POST',
  path: 'business/{id}/claim/upload',
  params: idParams,
  body: privateFileRequestSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'PayloadTooLarge', 'TooManyRequests'],
});

/** Starts a claim if there is none. Documents are read by staff only. */
export const addClaimDocument = defineCall({
  name: 'add-claim-document',
  access: 'user',
  summary: 'Adds an uploaded document to a claim after checking its content',
  method: 'POST',
  path: 'business/{id}/claim/document',
  params: idParams,
  body: uploadTokenSchema,
  data: businessClaimSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});

export const removeClaimDocument = defineCall({
  name: 'remove-claim-document',
  access: 'user',
  summary: 'Removes a document from a claim that was not submitted yet',
  method: 'DELETE',
  path: 'business/{id}/claim/document/{documentID}',
  params: z.object({ id: idSchema, documentID: idSchema }),
  data: businessClaimSchema,
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});

/** Conflict without a document. */
export const submitClaim = defineCall({
  name: 'submit-claim',
  access: 'user',
  summary: 'Submits a claim with its documents to staff',
  method: 'POST',
  path: 'business/{id}/claim/submit',
  params: idParams,
  body: z.object({
    note: z.optional(
      z
        .string()
        .check(z.trim(), z.maxLength(claimNoteLimit, `must be ${claimNoteLimit} characters or fewer`)),
    ),
  }),
  data: businessClaimSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const withdrawClaim = defineCall({
  name: 'withdraw-claim',
  access: 'user',
  summary: 'Withdraws a claim before the decision; its documents are deleted',
  method: 'POST',
  path: 'business/{id}/claim/withdraw',
  params: idParams,
  data: businessClaimSchema,
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});
