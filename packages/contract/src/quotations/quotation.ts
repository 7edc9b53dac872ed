import * as z from 'zod/mini';
import { messageFileSchema, mostMessageFiles } from '../messaging/message-file.ts';
import { fileTokensSchema } from '../messaging/messages.ts';
import { offerSchema } from '../messaging/offer.ts';
import { requestDetailsSchema } from '../messaging/request.ts';
import { certificatePattern } from '../search/certificate-pattern.ts';
import { distinct } from '../shared/distinct.ts';
import { idSchema } from '../shared/id.ts';
import { oneLine } from '../shared/name-text.ts';
import { codedSchema, countrySchema, integerFrom, namedSchema } from '../shared/values.ts';
import {
  mostNamedCompanies,
  mostWantedCertificates,
  mostWantedCountries,
  openDaysChoices,
  usualOpenDays,
} from './quotation-limits.ts';

const openDaysProblem = `must be ${openDaysChoices.join(', ')} days`;
const required = 'must not be empty';

/** An industry, category or sub-category. */
export const categoryIdSchema = z
  .string()
  .check(
    z.regex(
      /^00(0[1-9]|1[0-5])(\.\d\d){0,2}$/,
      "must be the id of an industry, category or sub-category such as '0004', '0004.02' or '0004.02.01'",
    ),
  );

export const certificateSchema = z
  .string()
  .check(
    z.maxLength(40, 'must be 40 characters or fewer'),
    z.regex(
      certificatePattern,
      "must be the name of a certificate in small letters such as 'iso-9001', or 'any'",
    ),
  );

export const countryCodeSchema = z
  .string()
  .check(z.regex(/^[A-Z]{2}$/, 'must be a country code of two letters'));

/** How often the buyer wants it. */
export const frequencies = ['once', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;

/** What the buyer would pay for one unit, in the smallest unit of the currency (ISO 4217). */
const targetPriceSchema = z.object({
  amount: z
    .int()
    .check(z.positive('must be more than 0'), z.maximum(1e12, 'must be 1,000,000,000,000 or less')),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'must be a currency code of three letters')),
});

/** Companies by their ids. */
export const namedCompaniesSchema = z
  .array(idSchema)
  .check(
    z.maxLength(mostNamedCompanies, `must be ${mostNamedCompanies} companies or fewer`),
    z.refine(distinct, 'must name each company once'),
  );

/** By what suppliers are found. */
export const supplierFilters = {
  categoryID: categoryIdSchema,
  /** Countries of the suppliers; empty: any. */
  countries: z._default(
    z
      .array(countryCodeSchema)
      .check(
        z.maxLength(mostWantedCountries, `must be ${mostWantedCountries} countries or fewer`),
        z.refine(distinct, 'must name each country once'),
      ),
    [],
  ),
  /** A supplier has all of them; `any` is any certificate. */
  certificates: z._default(
    z
      .array(certificateSchema)
      .check(
        z.maxLength(mostWantedCertificates, `must be ${mostWantedCertificates} certificates or fewer`),
        z.refine(distinct, 'must name each certificate once'),
      ),
    [],
  ),
};

/** Files that stay when what has them is changed; they come before the new ones. */
export const keptFilesSchema = z
  .array(idSchema)
  .check(
    z.maxLength(mostMessageFiles, `must be ${mostMessageFiles} files or fewer`),
    z.refine(distinct, 'must name each file once'),
  );

/**
 * What a buyer describes. `subject`, `text`, `unit` and `deliveryPlace` hold no contact data: suppliers see them before they know the
 * buyer.
 */
export const quotationDraftSchema = z.extend(
  z.pick(requestDetailsSchema, { quantity: true, unit: true, deliveryTerm: true, wantedOn: true }),
  {
    ...supplierFilters,
    subject: z
      .string()
      .check(
        z.overwrite(oneLine),
        z.minLength(1, required),
        z.maxLength(150, 'must be 150 characters or fewer'),
      ),
    text: z
      .string()
      .check(z.trim(), z.minLength(1, required), z.maxLength(3_000, 'must be 3,000 characters or fewer')),
    /** ISO 3166-1 alpha-2. */
    deliveryCountry: countryCodeSchema,
    /** The port, town or postcode that the delivery term names. */
    deliveryPlace: z.optional(
      z
        .string()
        .check(
          z.overwrite(oneLine),
          z.minLength(1, required),
          z.maxLength(100, 'must be 100 characters or fewer'),
        ),
    ),
    targetPrice: z.optional(targetPriceSchema),
    frequency: z.optional(z.enum(frequencies, { error: `must be ${frequencies.join(', ')}` })),
    /** Companies that are told besides those that fit. */
    to: z._default(namedCompaniesSchema, []),
    /** Files and drawings. Suppliers see them under other names and without what says who made them. */
    files: z._default(fileTokensSchema, []),
    /** Files of this or another request for quotation of the buyer, which stay or are copied. */
    keptFiles: z._default(keptFilesSchema, []),
    openDays: z._default(
      z.int().check(
        z.minimum(openDaysChoices[0], openDaysProblem),
        z.maximum(usualOpenDays, openDaysProblem),
        z.refine((days) => openDaysChoices.some((choice) => choice === days), openDaysProblem),
      ),
      usualOpenDays,
    ),
  },
);

export const newQuotationSchema = z.extend(quotationDraftSchema, {
  /** A company the buyer speaks for; absent: the buyer asks as themselves. */
  from: z.optional(idSchema),
});

export const quotationStatuses = ['open', 'closed'] as const;
export const quotationStatusSchema = z.enum(quotationStatuses);

/** What an edit can change. Each edit also moves the closing day. */
export const editableFields = [
  'subject',
  'text',
  'category',
  'quantity',
  'unit',
  'deliveryCountry',
  'deliveryTerm',
  'deliveryPlace',
  'targetPrice',
  'frequency',
  'wantedOn',
  'countries',
  'certificates',
  'files',
] as const;

export type EditableField = (typeof editableFields)[number];

/** A request for quotation as buyer and suppliers see it: nothing in it says who the buyer is. */
export const quotationSchema = z.object({
  quotationID: z.string(),
  subject: z.string(),
  text: z.string(),
  /** From the industry down to what was chosen. */
  category: z.array(namedSchema),
  quantity: z.optional(z.number()),
  unit: z.optional(z.string()),
  deliveryCountry: countrySchema,
  /** Countries of the suppliers; empty: any. */
  countries: z.array(countrySchema),
  certificates: z.array(codedSchema),
  /** Incoterms 2020. */
  deliveryTerm: z.optional(z.string()),
  deliveryPlace: z.optional(z.string()),
  targetPrice: z.optional(targetPriceSchema),
  frequency: z.optional(z.enum(frequencies)),
  /** `request-quotation-file` gives their addresses. Suppliers see them as `file-1.pdf`. */
  files: z.array(messageFileSchema),
  /** ISO date. */
  wantedOn: z.optional(z.string()),
  status: quotationStatusSchema,
  createdAt: z.string(),
  /** When the buyer last edited it; absent: never. */
  changedAt: z.optional(z.string()),
  /** What its edits have changed since it was asked. */
  changedFields: z.array(z.enum(editableFields)),
  /** When it closes by itself, or when it was closed. */
  closesAt: z.string(),
  offerCount: z.int(),
});

/** The buyer's words on closing: no contact data, because suppliers read them who do not know the buyer. */
export const closedNoteSchema = z
  .string()
  .check(z.trim(), z.minLength(1, required), z.maxLength(500, 'must be 500 characters or fewer'));

/** A product of the supplier. */
export const offeredProductSchema = z.object({
  productID: z.string(),
  name: z.string(),
  companyName: z.string(),
});

/** A supplier's offer, as the messages of a thread carry it, and the words to it. */
export const quotationOfferFields = {
  offer: offerSchema.check(
    z.refine((offer) => offer.price !== undefined, { path: ['price'], error: 'must not be empty' }),
  ),
  text: z
    .string()
    .check(z.trim(), z.minLength(1, required), z.maxLength(3_000, 'must be 3,000 characters or fewer')),
};

/** `made`: waits for the buyer; `not-chosen`: the request for quotation closed without it. */
export const offerStates = ['made', 'chosen', 'not-chosen'] as const;

export const offerStateSchema = z.enum(offerStates);

/** Percent of inquiries that a company answered in time, and working minutes until its answer; absent with too few inquiries. */
export const answerFiguresSchema = z.object({
  rate: integerFrom(0),
  medianMinutes: z.optional(integerFrom(0)),
});

export type NewQuotation = z.input<typeof newQuotationSchema>;
export type Frequency = (typeof frequencies)[number];
export type Quotation = z.output<typeof quotationSchema>;
export type QuotationStatus = z.output<typeof quotationStatusSchema>;
export type OfferState = z.output<typeof offerStateSchema>;
