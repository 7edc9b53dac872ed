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

/** An uploaded file and its kind. */
const newDocumentSchema = z
  .extend(uploadTokenSchema, {
    kind: z.enum(documentKinds),
    /** For a certificate: its issuer and number. */
    issuer: certificateText,
    number: certificateText,
    /** Last day of the document's validity. */
    validUntil: z.optional(z.iso.date('must be a date as YYYY-MM-DD')),
  })
  .check(
    z.refine(({ kind, issuer }) => kind !== 'certificate' || Boolean(issuer), {
      path: ['issuer'],
      error: 'must be there for a certificate',
    }),
    z.refine(({ kind, number }) => kind !== 'certificate' || Boolean(number), {
      path: ['number'],
      error: 'must be there for a certificate',
    }),
  );

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
  summary: 'Adds an uploaded document after checking its content',
  method: 'POST',
  path: 'business/{id}/verification/document',
  params: idParams,
  body: newDocumentSchema,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', ...fileErrors],
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
