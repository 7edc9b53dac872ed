import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { authorSchema } from '../social/author.ts';
import {
  answerFiguresSchema,
  newQuotationSchema,
  offerStateSchema,
  quotationOfferFields,
  quotationSchema,
  quotationStatusSchema,
} from './quotation.ts';

/** Why it is closed: its time was over, the buyer closed it, an offer was chosen, or an operator closed it after reports. */
const closedReasons = ['time', 'buyer', 'chosen', 'removed'] as const;

/** A buyer's own request for quotation. */
const ownQuotationSchema = z.extend(quotationSchema, {
  /** Who asks: the person or a company they speak for. Suppliers do not see it. */
  from: authorSchema,
  invitedCount: z.int(),
  closedReason: z.optional(z.enum(closedReasons)),
  /** The thread with the chosen supplier. */
  requestID: z.optional(z.string()),
});

/** An offer as the buyer sees it. */
const receivedOfferSchema = z.object({
  /** Another one after every change of the offer. */
  offerID: z.string(),
  business: authorSchema,
  verified: z.boolean(),
  answers: z.optional(answerFiguresSchema),
  ...quotationOfferFields,
  state: offerStateSchema,
  /** When it was made or last changed. */
  datetime: z.string(),
});

/** With its offers, earliest first. */
const ownQuotationWithOffersSchema = z.extend(ownQuotationSchema, { offers: z.array(receivedOfferSchema) });

export type OwnQuotation = z.output<typeof ownQuotationSchema>;
export type ReceivedOffer = z.output<typeof receivedOfferSchema>;
export type OwnQuotationWithOffers = z.output<typeof ownQuotationWithOffersSchema>;
export type ClosedReason = (typeof closedReasons)[number];

/**
 * The companies that fit best hear of it at once, and all that fit find it from the same moment on. Conflict: three of the buyer are open,
 * or one says the same. TooManyRequests: ten in 30 days, fewer for a new account.
 */
export const createQuotation = defineCall({
  name: 'create-quotation',
  access: 'user',
  idempotent: true,
  summary:
    'Asks suppliers for quotations, as oneself or as a company one works for; they do not learn who asks',
  method: 'POST',
  path: 'quotations',
  body: newQuotationSchema,
  data: ownQuotationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

export const listOwnQuotations = defineCall({
  name: 'list-own-quotations',
  access: 'user',
  summary: 'Requests for quotation of the person and of the companies they work for, latest first',
  method: 'GET',
  path: 'quotations',
  query: z.object({
    /** Only those of the person (their id) or of one company. */
    ubid: z.optional(idSchema),
    status: z.optional(quotationStatusSchema),
    nextID: z.optional(idSchema),
  }),
  data: z.object({ quotations: z.array(ownQuotationSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** For the buyer, and for colleagues when a company asks. */
export const loadOwnQuotation = defineCall({
  name: 'load-own-quotation',
  access: 'user',
  summary: "One's own request for quotation with its offers side by side",
  method: 'GET',
  path: 'quotations/{id}',
  params: idParams,
  data: ownQuotationWithOffersSchema,
  errors: ['ValidationError', 'NotFound'],
});

/** Closing a closed one changes nothing. */
export const closeQuotation = defineCall({
  name: 'close-quotation',
  access: 'user',
  summary: "Closes one's own request for quotation without choosing an offer",
  method: 'POST',
  path: 'quotations/{id}/close',
  params: idParams,
  data: ownQuotationSchema,
  errors: ['ValidationError', 'NotFound'],
});

/**
 * Closes the request for quotation and opens a thread with the supplier, who learns who the buyer is: its first message is the request, the
 * second the offer. Choosing the chosen offer again changes nothing. Conflict: the offer has changed, it is closed, or nobody can write between the two.
 */
export const chooseOffer = defineCall({
  name: 'choose-offer',
  access: 'user',
  summary: 'Chooses an offer, which opens a conversation with its supplier',
  method: 'POST',
  path: 'quotations/{id}/choose',
  params: idParams,
  body: z.object({ offerID: idSchema }),
  data: z.object({ requestID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});
