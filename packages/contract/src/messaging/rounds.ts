import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { authorSchema } from '../social/author.ts';
import { offerSchema } from './offer.ts';
import { requestDetailsSchema, requestSchema } from './request.ts';
import { asQuery } from './requests.ts';

/** One inquiry that went to several companies, for its sender alone. */
const roundSchema = z.object({
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
const roundRequestSchema = z.extend(requestSchema, {
  /** Its latest offer, and the number of the message that it came with. */
  offer: z.optional(z.extend(offerSchema, { number: z.int(), datetime: z.string() })),
  /** When it first wrote. */
  answeredAt: z.optional(z.string()),
});

/** A round with its answers side by side. */
const openRoundSchema = z.extend(roundSchema, {
  details: requestDetailsSchema,
  requests: z.array(roundRequestSchema),
});

export type Round = z.output<typeof roundSchema>;
export type RoundRequest = z.output<typeof roundRequestSchema>;
export type OpenRound = z.output<typeof openRoundSchema>;

/** Rounds that come at a time. */
export const roundPageSize = 20;

export const listRounds = defineCall({
  name: 'list-rounds',
  access: 'user',
  summary: 'Inquiries that one has sent to several companies, the latest first',
  method: 'GET',
  path: 'business/rounds',
  query: z.object({
    /** One's own id or that of a company; absent: one's own. */
    ubid: z.optional(idSchema),
    nextID: z.optional(idSchema),
  }),
  data: z.object({ rounds: z.array(roundSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const loadRound = defineCall({
  name: 'load-round',
  access: 'user',
  summary: 'What several companies have answered to the same inquiry, side by side',
  method: 'GET',
  path: 'business/rounds/{roundID}',
  params: z.object({ roundID: idSchema }),
  query: asQuery,
  data: openRoundSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
