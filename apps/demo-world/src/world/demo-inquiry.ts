import * as z from 'zod';

const text = z.string().trim().min(1);
const key = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words with dashes');

const offer = z.strictObject({
  /** In the smallest unit of the currency. */
  price: z.strictObject({ amount: z.int(), currency: z.string().length(3), unit: text.optional() }),
  minimumOrder: z.strictObject({ quantity: z.int(), unit: text.optional() }),
  leadTimeDays: z.int(),
  deliveryTerm: z.string().length(3),
  terms: text.max(500),
});

const demoMessageSchema = z.strictObject({
  /** Hours after the inquiry; absent for its first message. */
  after: z.number().positive().optional(),
  /** `S`: the buyer writes again; absent: the company that was asked. */
  from: z.literal('S').optional(),
  /** Who writes for the company. */
  by: key.optional(),
  text: text.max(5_000),
  offer: offer.optional(),
});

/** A thread between a buyer and a company. */
export const demoInquirySchema = z.strictObject({
  key,
  /** Who asks: a person, in their own name or `as` a company. */
  from: z.strictObject({ by: key, as: key.optional() }),
  to: key,
  /** The same inquiry to several companies. */
  round: key.optional(),
  subject: text,
  product: key.optional(),
  quantity: z.number().positive(),
  unit: text,
  deliveryCountry: z.string().length(2),
  deliveryTerm: z.string().length(3),
  /** Days before the world is filled in. */
  daysAgo: z.number().positive(),
  /** Who has ended it. */
  closed: z.enum(['S', 'R']).optional(),
  messages: z.array(demoMessageSchema).min(1),
});

export type DemoInquiry = z.output<typeof demoInquirySchema>;
