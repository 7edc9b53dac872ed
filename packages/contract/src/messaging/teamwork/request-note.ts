import * as z from 'zod/mini';
import { authorSchema } from '../../social/author.ts';

/** What colleagues write each other about an inquiry; the other side never gets one. */
export const requestNoteSchema = z.object({
  noteID: z.string(),
  author: authorSchema,
  content: z.string(),
  createdAt: z.string(),
  /** Whether whoever asks may remove it: its author, admins and the owner. */
  isRemovable: z.boolean(),
});

export const noteContentSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(2_000, 'must be 2,000 characters or fewer'),
  );

export type RequestNote = z.output<typeof requestNoteSchema>;
