import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';

const firstWordsSchema = z.object({
  businessID: idSchema,
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(1000, 'must be 1,000 characters or fewer'),
    ),
});

/** Kept for 7 days. Only the person who registers and returns with this id can load them. */
export const keepFirstWords = defineCall({
  name: 'keep-first-words',
  summary: "Keeps a visitor's message to a company until they sign in, on any device",
  method: 'POST',
  path: 'business/first-words',
  body: firstWordsSchema,
  data: z.object({ wordsID: z.string() }),
  errors: ['ValidationError', 'NotFound', 'TooManyRequests'],
});

export const takeFirstWords = defineCall({
  name: 'take-first-words',
  access: 'user',
  summary: 'Returns the message written before signing in, once',
  method: 'POST',
  path: 'business/first-words/{id}/take',
  params: idParams,
  data: firstWordsSchema,
  errors: ['ValidationError', 'NotFound'],
});
