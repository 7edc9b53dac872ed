import * as z from 'zod/mini';

/**
 * Several reads in one request, for whoever asks for many at once, as the site's server does for each page: `GET /batch?calls=` and a JSON
 * list of calls by their names. The answer is a list of the same length, each with the status and the body that the call alone would have had.
 */
export const batchPath = 'batch';

export const mostInBatch = 16;

/** As in an address: values are texts. */
const texts = z.optional(z.record(z.string(), z.string()));

export const batchedCallsSchema = z
  .array(z.object({ name: z.string(), params: texts, query: texts }))
  .check(z.minLength(1), z.maxLength(mostInBatch));

export type BatchedCall = z.input<typeof batchedCallsSchema>[number];

export interface BatchedReply {
  readonly status: number;
  readonly body: unknown;
}
