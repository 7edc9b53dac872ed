import * as z from 'zod/mini';

/** Maximum length of the reason of an act of staff, in characters. */
export const staffReasonLength = 500;

/** Why staff do something, for colleagues; the log keeps it. */
export const staffReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'is required'), z.maxLength(staffReasonLength, 'is too long'));
