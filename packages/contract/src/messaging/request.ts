import * as z from 'zod/mini';
import { authorSchema } from '../social/author.ts';

/** Who asks (S, a person or a company) and who is asked (R, a company). */
export const sides = ['S', 'R'] as const;

export const sideSchema = z.enum(sides);

/** `held`: the sender's first message waits for a look; the receiver does not see it yet. */
export const requestStatuses = ['held', 'open', 'closed'] as const;

export const requestStatusSchema = z.enum(requestStatuses);

/** A thread as the list shows it (INQ-19). `side` is one's own. */
export const requestSchema = z.object({
  requestID: z.string(),
  subject: z.string(),
  status: requestStatusSchema,
  senderType: z.enum(['business', 'user']),
  from: authorSchema,
  to: authorSchema,
  createdAt: z.string(),
  side: sideSchema,
  /** When something was last written. */
  lastAt: z.string(),
  /** Begin of the last message, and whose it is. */
  lastMessage: z.object({ content: z.string(), from: sideSchema, fileCount: z.int() }),
  messageCount: z.int(),
  unread: z.boolean(),
  /** The same inquiry went to several companies; for the sender alone. */
  roundID: z.optional(z.string()),
  /** For the company's own people. */
  assigneeID: z.optional(z.string()),
  labelIDs: z.optional(z.array(z.string())),
});

const code = (length: number, what: string) =>
  z.string().check(z.regex(new RegExp(`^[A-Z]{${length}}$`), `must be ${what}`));

/** What a supplier needs to answer; all of it may be left out. */
export const requestDetailsSchema = z.object({
  quantity: z.optional(
    z.number().check(z.positive('must be more than 0'), z.maximum(1e12, 'must be 1,000,000,000,000 or less')),
  ),
  unit: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'must not be empty'),
        z.maxLength(40, 'must be 40 characters or fewer'),
      ),
  ),
  /** ISO 3166-1 alpha-2. */
  deliveryCountry: z.optional(code(2, 'a country code of two letters')),
  /** Incoterms 2020 (`list-trade-choices`). */
  deliveryTerm: z.optional(code(3, 'a delivery term of three letters')),
  /** ISO date, not in the past when it is sent. */
  wantedOn: z.optional(z.iso.date('must be a date as YYYY-MM-DD')),
});

export type RequestDetails = z.output<typeof requestDetailsSchema>;

/** One thread opened. */
export const openRequestSchema = z.extend(requestSchema, {
  details: requestDetailsSchema,
  /** The quoted product: with an address while it is public. */
  product: z.optional(z.object({ productID: z.string(), name: z.string(), isPublic: z.boolean() })),
  /** Up to which message the other side has seen what was written. */
  seenUntil: z.int(),
  readUntil: z.int(),
  closedSide: z.optional(sideSchema),
  closedAt: z.optional(z.string()),
  /** Why nothing can be written although it is open: one has blocked the other, or the company is gone. */
  isBarred: z.boolean(),
});

/** Most companies that one inquiry goes to. */
export const mostReceivers = 5;

export type Side = z.output<typeof sideSchema>;
export type RequestStatus = z.output<typeof requestStatusSchema>;
export type Request = z.output<typeof requestSchema>;
export type OpenRequest = z.output<typeof openRequestSchema>;
