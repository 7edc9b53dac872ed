import * as z from 'zod/mini';
import { uploadTokenSchema } from '../files/upload.ts';
import { businessProblems as problems } from './business-problems.ts';
import { productStatuses } from './product.ts';
import { code, line, longLimit, longText, nameLine, requiredLine, videoAddress } from './saved-fields.ts';

/** Maximum pictures of a product; the first is the main one. */
export const photosLimit = 10;
/** Maximum technical specifications of a product. */
export const specsLimit = 40;
/** Maximum videos of a product. */
export const videosLimit = 3;
/** Maximum keywords of a product. */
export const keywordsLimit = 20;
/** Maximum price tiers of a product. */
export const tiersLimit = 10;

const currency = z.string().check(
  z.overwrite((text) => text.trim().toUpperCase()),
  z.regex(/^[A-Z]{3}$/, problems.price),
);

const amountFrom = (least: number, problem: string) =>
  z.int(problem).check(z.minimum(least, problem), z.maximum(1e13, problem));
/** 0 is a price on request, and stored as none. */
const amount = amountFrom(0, problems.price);
const tierAmount = amountFrom(1, problems.tierAmount);

/** Of a minimum order: tons and metres come in parts. */
const quantity = z
  .number(problems.quantity)
  .check(z.positive(problems.quantity), z.maximum(1_000_000_000, problems.quantity));

const tierQuantity = z
  .int(problems.tierFrom)
  .check(z.minimum(2, problems.tierFrom), z.maximum(1_000_000_000, problems.tierFrom));

/** A tier ends where the next one begins; the price itself applies to a single piece. */
const tiers = z.array(z.object({ from: tierQuantity, amount: tierAmount })).check(
  z.maxLength(tiersLimit, problems.tooMany),
  z.superRefine((list, { addIssue }) => {
    for (const [at, { from }] of list.entries()) {
      if (at > 0 && from <= (list[at - 1]?.from ?? 0))
        addIssue({ code: 'custom', path: [at, 'from'], message: problems.tierOrder });
    }
  }),
);

/** The price of a product; a larger quantity never costs more per unit than a smaller one. */
const price = z.object({ amount, currency, unit: z.optional(line(40)), tiers: z.optional(tiers) }).check(
  z.superRefine(({ amount, tiers = [] }, { addIssue }) => {
    for (const [at, tier] of tiers.entries()) {
      const before = tiers[at - 1] ?? { from: 1, amount };
      if (tier.from > before.from && tier.amount > before.amount)
        addIssue({ code: 'custom', path: ['tiers', at, 'amount'], message: problems.tierDearer });
    }
  }),
);

/**
 * All fields of a product that a company fills in (PRD-14). Omitted fields are emptied. `photos` are in display
 * order: the token of an uploaded picture, or the address of one the product already has; the same for `videos`.
 */
export const savedProductSchema = z.object({
  name: nameLine,
  model: z.optional(line(80)),
  brand: z.optional(line(80)),
  ean: z.optional(
    line(20).check(
      z.overwrite((text) => text.replace(/[\s-]/g, '')),
      z.refine((text) => text === '' || isEan(text), problems.ean),
    ),
  ),
  description: z.optional(longText(longLimit)),
  keywords: z.optional(
    z
      .pipe(
        z.array(line(60)),
        z.transform((list: string[]) => [...new Set(list.filter((word) => word !== ''))]),
      )
      .check(z.maxLength(keywordsLimit, problems.tooMany)),
  ),
  specs: z.optional(
    z
      .array(z.object({ key: requiredLine(80), value: requiredLine(300) }))
      .check(z.maxLength(specsLimit, problems.tooMany)),
  ),
  photos: z.optional(
    z
      .array(z.union([uploadTokenSchema, z.object({ url: z.string() })]))
      .check(z.maxLength(photosLimit, problems.tooMany)),
  ),
  videos: z.optional(
    z
      .array(
        z.union([
          uploadTokenSchema,
          z.object({ videoID: z.string(), url: z.string() }),
          z.object({ url: videoAddress }),
        ]),
      )
      .check(z.maxLength(videosLimit, problems.tooMany)),
  ),
  industry: z.optional(code),
  category: z.optional(code),
  subCategory: z.optional(code),
  leadTime: z.optional(line(80)),
  stock: z.optional(z.boolean()),
  /** Amounts in the smallest unit of the currency; `tiers` ascending by quantity. */
  price: z.optional(price),
  minimumOrder: z.optional(z.object({ quantity, unit: z.optional(line(40)) })),
  status: z.enum(productStatuses),
});

/** Whether digits are a GTIN-8, -12, -13 or -14 with a correct check digit (GS1 General Specifications, 7.9). */
function isEan(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12}|\d{13}|\d{14})$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

export type SavedProduct = z.output<typeof savedProductSchema>;
