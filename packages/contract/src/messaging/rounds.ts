import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { authorSchema } from '../social/author.ts';
import { offerSchema } from './offer.ts';
import { requestDetailsSchema, requestSchema } from './request.ts';
import { asQuery } from './requests.ts';

/** An inquiry that went to several companies; only for its sender. */
const roundSchema = z.object({
  roundID: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  /** In the order of the inquiry's receivers. */
  companies: z.array(authorSchema),
  /** Number of companies that have written. */
  answerCount: z.int(),
  /** Number of companies that have made an offer. */
  offerCount: z.int(),
});

/** The thread with one company of the round. */
const roundRequestSchema = z.extend(requestSchema, {
  /** Its latest offer, with the number of the message that carried it. */
  offer: z.optional(z.extend(offerSchema, { number: z.int(), datetime: z.string() })),
  /** Time of the company's first message. */
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

/** Rounds per page. */
export const roundPageSize = 20;

export const listRounds = defineCall({
  name: 'list-rounds',
  access: 'user',
  summary: 'Inquiries sent to several companies, latest first',
  method: 'GET',
  path: 'business/rounds',
  query: z.object({
    /** Id of the person or of a company they work for; absent: the person. */
    ubid: z.optional(idSchema),
    nextID: z.optional(idSchema),
  }),
  data: z.object({ rounds: z.array(roundSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const loadRound = defineCall({
  name: 'load-round',
  access: 'user',
  summary: 'Answers of several companies to the same inquiry, side by side',
  method: 'GET',
  path: 'business/rounds/{roundID}',
  params: z.object({ roundID: idSchema }),
  query: asQuery,
  data: openRoundSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
