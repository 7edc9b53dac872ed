import * as z from 'zod/mini';
import { integerFrom } from '../shared/values.ts';

/** Maximum files of one message, and maximum size of each: 10 MB, in bytes. */
export const mostMessageFiles = 5;
export const messageFileLimit = 10 * 1024 * 1024;

/** Accepted types; verified by the content of the file. */
export const messageFileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
] as const;

/** A private file before its upload. */
export const privateFileRequestSchema = z.object({
  contentType: z.enum(messageFileTypes),
  fileSize: integerFrom(1),
  /** The sender's name for the file; shown without folders and misleading characters, cut to 120 characters. */
  fileName: z
    .string()
    .check(z.minLength(1, 'must not be empty'), z.maxLength(1_000, 'must be 1,000 characters or fewer')),
});

/** A file of a message; `request-message-file` gives its address. */
export const messageFileSchema = z.object({
  fileID: z.string(),
  name: z.string(),
  contentType: z.enum(messageFileTypes),
  /** Bytes. */
  size: z.int(),
});

export type MessageFile = z.output<typeof messageFileSchema>;
