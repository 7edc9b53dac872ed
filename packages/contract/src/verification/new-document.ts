import * as z from 'zod/mini';
import { uploadTokenSchema } from '../files/upload.ts';
import { documentKinds } from './verification-values.ts';

const certificateText = z.optional(
  z.string().check(z.trim(), z.maxLength(120, 'must be 120 characters or fewer')),
);

/** A file that was sent, and what it is. */
export const newDocumentSchema = z
  .extend(uploadTokenSchema, {
    kind: z.enum(documentKinds),
    /** Of a certificate: who has issued it, and its number. */
    issuer: certificateText,
    number: certificateText,
    /** The document's own last day. */
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
