import * as z from 'zod/mini';
import { authorSchema } from '../../social/author.ts';
import { offerSchema } from '../offer.ts';
import { requestSchema } from '../request.ts';
import { requestDetailsSchema } from '../request-details.ts';

/** One inquiry that went to several companies, for its sender alone. */
export const roundSchema = z.object({
  roundID: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  /** In the order in which they were named. */
  companies: z.array(authorSchema),
  /** Companies that have written. */
  answerCount: z.int(),
  /** Companies that have made an offer. */
  offerCount: z.int(),
});

/** What one company has answered. */
export const roundRequestSchema = z.extend(requestSchema, {
  /** Its latest offer, and the number of the message that it came with. */
  offer: z.optional(z.extend(offerSchema, { number: z.int(), datetime: z.string() })),
  /** When it first wrote. */
  answeredAt: z.optional(z.string()),
});

/** A round with its answers side by side. */
export const openRoundSchema = z.extend(roundSchema, {
  details: requestDetailsSchema,
  requests: z.array(roundRequestSchema),
});

export type Round = z.output<typeof roundSchema>;
export type RoundRequest = z.output<typeof roundRequestSchema>;
export type OpenRound = z.output<typeof openRoundSchema>;
