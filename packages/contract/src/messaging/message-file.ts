import * as z from 'zod/mini';
import { integerFrom } from '../shared/values.ts';

/** Most files of one message, and most bytes of each: 10 MB. */
export const mostMessageFiles = 5;
export const messageFileLimit = 10 * 1024 * 1024;

/** What may be sent; checked by the bytes. */
export const messageFileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
] as const;

/** A file that is about to be sent to be kept privately. */
export const privateFileRequestSchema = z.object({
  contentType: z.enum(messageFileTypes),
  fileSize: integerFrom(1),
  /** As the sender calls it; shown without folders and signs that mislead, cut to 120 characters. */
  fileName: z
    .string()
    .check(z.minLength(1, 'must not be empty'), z.maxLength(1_000, 'must be 1,000 characters or fewer')),
});

/** A file of a message; loaded by `request-message-file`. */
export const messageFileSchema = z.object({
  fileID: z.string(),
  name: z.string(),
  contentType: z.enum(messageFileTypes),
  /** Bytes. */
  size: z.int(),
});

export type MessageFile = z.output<typeof messageFileSchema>;
