import * as z from 'zod/mini';
import { authorSchema } from '../social/author.ts';

/** S is the side that writes first (a person or a company), R the other: the company that is asked, or the person written to. */
export const sides = ['S', 'R'] as const;

export const sideSchema = z.enum(sides);

/**
 * `held`: the sender's first message waits for review and is not yet visible to the receiver. `asked`: a message
 * request that the receiver has not accepted; for the sender also one that was declined.
 */
export const requestStatuses = ['held', 'asked', 'open', 'closed'] as const;

export const requestStatusSchema = z.enum(requestStatuses);

/** A thread as the list shows it (INQ-19). `side` is the viewer's side. */
export const requestSchema = z.object({
  requestID: z.string(),
  subject: z.string(),
  status: requestStatusSchema,
  senderType: z.enum(['business', 'user']),
  /** `user`: a conversation with a person, without a subject; `business`: an inquiry. */
  receiverType: z.enum(['business', 'user']),
  from: authorSchema,
  to: authorSchema,
  createdAt: z.string(),
  side: sideSchema,
  /** Time of the last message. */
  lastAt: z.string(),
  /** Start of the last message, and the side that sent it. */
  lastMessage: z.object({ content: z.string(), from: sideSchema, fileCount: z.int() }),
  messageCount: z.int(),
  unread: z.boolean(),
  /** Set when the same inquiry went to several companies; only for the sender. */
  roundID: z.optional(z.string()),
  /** Only for business members of the company. */
  assigneeID: z.optional(z.string()),
  labelIDs: z.optional(z.array(z.string())),
});

const code = (length: number, what: string) =>
  z.string().check(z.regex(new RegExp(`^[A-Z]{${length}}$`), `must be ${what}`));

/** Details that help a supplier to answer; all optional. */
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
  /** ISO date, not in the past at the time of sending. */
  wantedOn: z.optional(z.iso.date('must be a date as YYYY-MM-DD')),
});

export type RequestDetails = z.output<typeof requestDetailsSchema>;

/** An opened thread. */
export const openRequestSchema = z.extend(requestSchema, {
  details: requestDetailsSchema,
  /** The product asked about; pages link it while it is public. */
  product: z.optional(z.object({ productID: z.string(), name: z.string(), isPublic: z.boolean() })),
  /** Number of the last of the viewer's messages that the other side has read. */
  seenUntil: z.int(),
  readUntil: z.int(),
  closedSide: z.optional(sideSchema),
  closedAt: z.optional(z.string()),
  /** True when an open thread accepts no messages: one side has blocked the other, or the company is gone. */
  isBarred: z.boolean(),
});

/** Maximum receivers of one inquiry. */
export const mostReceivers = 5;

export type Side = z.output<typeof sideSchema>;
export type RequestStatus = z.output<typeof requestStatusSchema>;
export type Request = z.output<typeof requestSchema>;
export type OpenRequest = z.output<typeof openRequestSchema>;
