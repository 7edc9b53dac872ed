import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { uploadTicketSchema, uploadTokenSchema } from '../files/upload.ts';
import { privateFileRequestSchema } from '../messaging/message-file.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { verificationSchema } from './verification.ts';
import { documentKinds } from './verification-values.ts';

const certificateText = z.optional(
  z.string().check(z.trim(), z.maxLength(120, 'must be 120 characters or fewer')),
);

/** What a document is. */
const facts = {
  kind: z.enum(documentKinds),
  /** For a certificate: its issuer and number. */
  issuer: certificateText,
  number: certificateText,
  /** Last day of the document's validity. */
  validUntil: z.optional(z.iso.date('must be a date as YYYY-MM-DD')),
};

interface CertificateFacts {
  readonly kind: string;
  readonly issuer?: string | undefined;
  readonly number?: string | undefined;
}

const error = 'must be there for a certificate';
const hasIssuer = z.refine<CertificateFacts>(
  ({ kind, issuer }) => kind !== 'certificate' || Boolean(issuer),
  {
    path: ['issuer'],
    error,
  },
);
const hasNumber = z.refine<CertificateFacts>(
  ({ kind, number }) => kind !== 'certificate' || Boolean(number),
  {
    path: ['number'],
    error,
  },
);

/** An uploaded file and what it is. */
const newDocumentSchema = z.extend(uploadTokenSchema, facts).check(hasIssuer, hasNumber);
const changedDocumentSchema = z.object(facts).check(hasIssuer, hasNumber);

export type NewDocument = z.output<typeof newDocumentSchema>;

export const requestVerificationUpload = defineCall({
  name: 'request-verification-upload',
  access: 'user',
  summary: 'Signed form for uploading a document of a case, and the token that adds it',
  method: 'POST',
  path: 'business/{id}/verification/upload',
  params: idParams,
  body: privateFileRequestSchema,
  data: uploadTicketSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'PayloadTooLarge', 'TooManyRequests'],
});

export const addVerificationDocument = defineCall({
  name: 'add-verification-document',
  access: 'user',
  summary: 'Adds an uploaded document after checking its content; the same file is taken once in a case',
  method: 'POST',
  path: 'business/{id}/verification/document',
  params: idParams,
  body: newDocumentSchema,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', ...fileErrors],
});

/** Replaces what is said of a document, such as its kind; its file stays. */
export const changeVerificationDocument = defineCall({
  name: 'change-verification-document',
  access: 'user',
  summary: 'Changes kind, issuer, number and end of a document before the case is submitted',
  method: 'PUT',
  path: 'business/{id}/verification/document/{documentID}',
  params: z.object({ id: idSchema, documentID: idSchema }),
  body: changedDocumentSchema,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/**
 * The address starts with `/` on the API host, works once and expires after a minute, so that browsers can load it
 * without a token.
 */
export const requestVerificationDocument = defineCall({
  name: 'request-verification-document',
  access: 'user',
  summary: 'Single-use address of a document of a case; for the owner and admins of the company',
  method: 'POST',
  path: 'business/{id}/verification/document/{documentID}',
  params: z.object({ id: idSchema, documentID: idSchema }),
  data: z.object({ url: z.string(), fileName: z.string(), expiresAt: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});

export const removeVerificationDocument = defineCall({
  name: 'remove-verification-document',
  access: 'user',
  summary: 'Removes a document before the case is submitted',
  method: 'DELETE',
  path: 'business/{id}/verification/document/{documentID}',
  params: z.object({ id: idSchema, documentID: idSchema }),
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
