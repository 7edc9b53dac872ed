import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { messageFileSchema } from '../messaging/message-file.ts';
import { messageFileAddressSchema, messageFileUseSchema } from '../messaging/message-uploads.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { integerFrom, namedSchema } from '../shared/values.ts';
import { authorSchema } from '../social/author.ts';
import {
  answerFiguresSchema,
  closedNoteSchema,
  namedCompaniesSchema,
  newQuotationSchema,
  offeredProductSchema,
  offerStateSchema,
  quotationDraftSchema,
  quotationOfferFields,
  quotationSchema,
  quotationStatusSchema,
  supplierFilters,
} from './quotation.ts';

/** Why it is closed: its time was over, the buyer closed it, an offer was chosen, or an operator closed it after reports. */
const closedReasons = ['time', 'buyer', 'chosen', 'removed'] as const;

/** A buyer's own request for quotation. */
const ownQuotationSchema = z.extend(quotationSchema, {
  /** Who asks: the person or a company they speak for. Suppliers do not see it. */
  from: authorSchema,
  version: z.int(),
  invitedCount: z.int(),
  /** Whether it may be edited: it is open and has never had an offer. */
  mayEdit: z.boolean(),
  closedReason: z.optional(z.enum(closedReasons)),
  /** The buyer's words on closing. */
  closedNote: z.optional(z.string()),
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
  isShortlisted: z.boolean(),
  product: z.optional(offeredProductSchema),
  /** As the supplier named them; `request-quotation-file` gives their addresses. */
  files: z.array(messageFileSchema),
});

/** Why a company makes no offer. */
export const passReasons = ['trade', 'quantity', 'place', 'time', 'terms', 'other'] as const;

/** With its offers, and the companies that make none, earliest first. */
const ownQuotationWithOffersSchema = z.extend(ownQuotationSchema, {
  offers: z.array(receivedOfferSchema),
  passes: z.array(
    z.object({ business: authorSchema, reason: z.enum(passReasons), note: z.optional(z.string()) }),
  ),
});

export type OwnQuotation = z.output<typeof ownQuotationSchema>;
export type ReceivedOffer = z.output<typeof receivedOfferSchema>;
export type OwnQuotationWithOffers = z.output<typeof ownQuotationWithOffersSchema>;
export type PassReason = (typeof passReasons)[number];
export type ClosedReason = (typeof closedReasons)[number];

/** How many more requests for quotation the person may ask now. */
const allowedSchema = z.object({
  /** In 30 days, for the age of the account; those that told nobody are not counted. */
  most: z.int(),
  left: z.int(),
  /** Open ones at the same time. */
  mostOpen: z.int(),
  open: z.int(),
});

/** A category and how many companies of it would be told. */
const categoryCountSchema = z.extend(namedSchema, {
  /** The names above it, from the industry down. */
  within: z.array(z.string()),
  count: z.int(),
});

/**
 * Tells who would hear of a request for quotation before it is sent. Visitors may call it. The companies of a category with the same name
 * in another industry are told too.
 */
export const previewQuotation = defineCall({
  name: 'preview-quotation',
  summary: 'Who would hear of a request for quotation, and what its sender may still ask',
  method: 'POST',
  path: 'quotations/preview',
  body: z.object({
    ...supplierFilters,
    categoryID: z.optional(supplierFilters.categoryID),
    /** The company that would ask. */
    from: z.optional(idSchema),
    /** Companies that may be told besides those that fit. */
    to: z._default(namedCompaniesSchema, []),
  }),
  data: z.object({
    /** Companies that would be told because they fit, at most 30. */
    count: z.int(),
    /** The chosen category and those of the same name, each with all companies that fit. */
    trades: z.array(categoryCountSchema),
    /** With none: the nearest categories with companies that fit, the nearest first. */
    nearest: z.array(categoryCountSchema),
    /** With none: companies of the trades in any country and with any certificates. */
    anyCount: z.int(),
    /** The companies of `to` that are public. */
    named: z.array(
      z.object({
        businessID: z.string(),
        name: z.string(),
        /** Whether it is told anyway, because it fits. */
        fits: z.boolean(),
        /** False: nobody at the company reads what is sent here, or it is the sender's. */
        mayHear: z.boolean(),
      }),
    ),
    /** For visitors that of an account of the first day. */
    allowed: allowedSchema,
  }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
});

export type QuotationPreview = z.output<typeof previewQuotation.data>;

/**
 * The companies that fit best hear of it at once, and all that fit find it from the same moment on. Conflict: three of the buyer are open,
 * or one says the same. TooManyRequests: ten in 30 days, fewer for a new account; one that told nobody is not counted.
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
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});

/**
 * Of the request: for the buyer and colleagues, and for the suppliers that see it. Of an offer: for the buyer's side and the people of its
 * company. `bid`: as this company.
 */
export const requestQuotationFile = defineCall({
  name: 'request-quotation-file',
  access: 'user',
  summary: 'Single-use address of a file of a request for quotation or of an offer',
  method: 'POST',
  path: 'quotations/{id}/file/{fileID}',
  params: z.extend(idParams, { fileID: idSchema }),
  query: z.object({ bid: z.optional(idSchema) }),
  body: z.object({ use: messageFileUseSchema }),
  data: messageFileAddressSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'TooManyRequests'],
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

/**
 * Changes it until the first offer, and opens it again for `openDays` from now. Companies that fit only now are told; those that were told
 * are not told again and keep it. Conflict: it has or had an offer, it is closed, or it was changed since `version`.
 */
export const updateQuotation = defineCall({
  name: 'update-quotation',
  access: 'user',
  summary: "Changes one's own request for quotation until its first offer",
  method: 'PUT',
  path: 'quotations/{id}',
  params: idParams,
  body: z.extend(quotationDraftSchema, { version: integerFrom(1) }),
  data: ownQuotationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});

/** Suppliers with an offer read `note`. Closing a closed one changes nothing. */
export const closeQuotation = defineCall({
  name: 'close-quotation',
  access: 'user',
  summary: "Closes one's own request for quotation without choosing an offer",
  method: 'POST',
  path: 'quotations/{id}/close',
  params: idParams,
  body: z.object({ note: z.optional(closedNoteSchema) }),
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
  /** Suppliers of the other offers read `note`. */
  body: z.object({ offerID: idSchema, note: z.optional(closedNoteSchema) }),
  data: z.object({ requestID: z.string() }),
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests'],
});

/** Conflict: the offer has changed or was withdrawn, or it is closed. Suppliers do not see the short list. */
export const shortlistOffer = defineCall({
  name: 'shortlist-offer',
  access: 'user',
  summary: "Puts an offer on the buyer's short list, or takes it off",
  method: 'PUT',
  path: 'quotations/{id}/shortlist',
  params: idParams,
  body: z.object({ offerID: idSchema, isShortlisted: z.boolean() }),
  data: z.object({ offerID: z.string(), isShortlisted: z.boolean() }),
  errors: ['ValidationError', 'NotFound', 'Conflict'],
});
