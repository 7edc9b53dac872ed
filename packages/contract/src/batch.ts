import * as z from 'zod/mini';
import type { Call } from './call.ts';

/**
 * Several reads in one request, for whoever asks for many at once, as the site's server does for each page: `GET /batch?calls=` and a JSON
 * list of calls by their names. The answer is a list of the same length, each with the status and the body that the call alone would have had.
 */
export const batchPath = 'batch';

export const mostInBatch = 16;

/** As in an address: values are texts. */
const texts = z.optional(z.record(z.string(), z.string()));

export const batchedCallsSchema = z
  .array(
    z.object({
      name: z.string(),
      params: texts,
      query: texts,
      body: z.optional(z.record(z.string(), z.unknown())),
    }),
  )
  .check(z.minLength(1), z.maxLength(mostInBatch));

export type BatchedCall = z.input<typeof batchedCallsSchema>[number];

export interface BatchedReply {
  readonly status: number;
  readonly body: unknown;
}

/** Sent by POST, since what they ask for may be too long for an address, yet they change nothing. */
const searches: readonly string[] = ['search-businesses', 'search-products', 'search-users'];

/** Whether a call may stand in a batch: whoever makes it only reads, and needs not be logged in. */
export function mayBeBatched({
  name,
  method,
  access,
  accepted,
}: Pick<Call, 'name' | 'method' | 'access' | 'accepted'>): boolean {
  return (method === 'GET' || searches.includes(name)) && access === undefined && !accepted;
}
