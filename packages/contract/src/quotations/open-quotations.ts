import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { messageFileSchema } from '../messaging/message-file.ts';
import { fileTokensSchema } from '../messaging/messages.ts';
import { idParams, idSchema } from '../shared/id.ts';
import {
  categoryIdSchema,
  certificateSchema,
  keptFilesSchema,
  offeredProductSchema,
  offerStateSchema,
  quotationOfferFields,
  quotationSchema,
} from './quotation.ts';

/** The supplier's own offer; those of others are never sent. */
const ownOfferSchema = z.object({
  offerID: z.string(),
  ...quotationOfferFields,
  state: offerStateSchema,
  datetime: z.string(),
  product: z.optional(offeredProductSchema),
  /** `request-quotation-file` gives their addresses. */
  files: z.array(messageFileSchema),
  /** The thread with the buyer, once the offer is chosen. */
  requestID: z.optional(z.string()),
});

/** A request for quotation as a supplier sees it: nothing says who the buyer is. */
const openQuotationSchema = z.extend(quotationSchema, {
  /** The viewer's company that it fits, for which it is shown. */
  businessID: z.string(),
  isInvited: z.boolean(),
  /** Whether the company may make or change an offer: it is open, and has a place left for another offer. */
  mayOffer: z.boolean(),
  /** Whether the company said that it is not for them. */
  isPassed: z.boolean(),
  ownOffer: z.optional(ownOfferSchema),
  /** The buyer's words on closing, for a company whose offer was not chosen. */
  closedNote: z.optional(z.string()),
});

export type OwnOffer = z.output<typeof ownOfferSchema>;
export type OpenQuotation = z.output<typeof openQuotationSchema>;

/**
 * The company that acts. Absent where a call only reads: any company of the viewer, the one with an offer first, then the invited one.
 */
const supplierQuery = z.object({ bid: z.optional(idSchema) });
const requiredSupplierQuery = z.object({ bid: idSchema });

/** Filters of open requests for quotation; their names are those of the page's address. */
export const openQuotationFilters = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'must be 100 characters or fewer'))),
  category: z.optional(categoryIdSchema),
  /** Delivery country. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code of two letters'))),
  certificate: z.optional(certificateSchema),
});

/**
 * Only published companies see them, and only those that the company fits by category, country and certificates. `show`: those it is
 * invited to, or those it made an offer for, which include closed ones.
 */
export const listOpenQuotations = defineCall({
  name: 'list-open-quotations',
  access: 'user',
  summary: "Open requests for quotation that fit the viewer's companies, latest first",
  method: 'GET',
  path: 'open-quotations',
  query: z.extend(openQuotationFilters, {
    bid: z.optional(idSchema),
    show: z.optional(z.enum(['invited', 'offered'])),
    nextID: z.optional(idSchema),
  }),
  data: z.object({ quotations: z.array(openQuotationSchema), nextID: z.optional(z.string()) }),
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** A closed one is shown only to companies that were invited or made an offer. */
export const loadOpenQuotation = defineCall({
  name: 'load-open-quotation',
  access: 'user',
  summary: 'A request for quotation as a supplier sees it, with the own offer',
  method: 'GET',
  path: 'open-quotations/{id}',
  params: idParams,
  query: supplierQuery,
  data: openQuotationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * Makes the company's offer, or replaces it, which tells the buyer with the old and the new price. Conflict: it is closed, or has five
 * offers of others. TooManyRequests: 20 offers of the company a day, or 20 changes of one offer.
 */
export const makeOffer = defineCall({
  name: 'make-offer',
  access: 'user',
  summary: "Makes or changes a company's offer for a request for quotation",
  method: 'PUT',
  path: 'open-quotations/{id}/offer',
  params: idParams,
  query: requiredSupplierQuery,
  body: z.object({
    ...quotationOfferFields,
    /** A public product of the company. */
    productID: z.optional(idSchema),
    /** Files and drawings; the buyer sees them as they are. */
    files: z._default(fileTokensSchema, []),
    /** Files of the offer that is changed; the others are deleted. */
    keptFiles: z._default(keptFilesSchema, []),
  }),
  data: openQuotationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict', 'TooManyRequests', ...fileErrors],
});

/** Its files are deleted with it. Conflict: it is closed. Without an offer it changes nothing. */
export const withdrawOffer = defineCall({
  name: 'withdraw-offer',
  access: 'user',
  summary: "Withdraws a company's offer while the request for quotation is open",
  method: 'DELETE',
  path: 'open-quotations/{id}/offer',
  params: idParams,
  query: requiredSupplierQuery,
  data: openQuotationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
