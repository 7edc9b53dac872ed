import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { codedSchema, namedSchema, photoSchema } from '../shared/values.ts';
import { businessCardSchema } from './business.ts';

const productSpecSchema = z.object({ key: z.string(), value: z.string() });

/** Price of one unit from a quantity on, in the smallest unit of the currency of the price. */
const priceTierSchema = z.object({ from: z.int(), amount: z.int() });

/**
 * Money in the smallest unit of the currency (cents), with its ISO 4217 code and the unit of sale. `tiers` is sorted
 * by quantity; `amount` applies below the first tier.
 */
const priceSchema = z.object({
  amount: z.int(),
  currency: z.string(),
  unit: z.optional(z.string()),
  tiers: z.optional(z.array(priceTierSchema)),
});

/** Minimum order quantity; without `unit` it counts pieces of the product. */
const minimumOrderSchema = z.object({ quantity: z.number(), unit: z.optional(z.string()) });

/** A product with a picture, as the card of its company shows it. */
export const picturedProductSchema = z.object({
  productID: z.string(),
  name: z.string(),
  photo: photoSchema,
});

/** The fields that a product card shows (WID-08, PRD-15). */
export const productCardSchema = z.object({
  productID: z.string(),
  businessID: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  /** Language of the description when it differs from the language of the reply. */
  textLanguage: z.optional(codedSchema),
  mainImage: z.optional(photoSchema),
  photos: z.array(photoSchema),
  specs: z.array(productSpecSchema),
  industry: z.optional(namedSchema),
  category: z.optional(namedSchema),
  subCategory: z.optional(namedSchema),
  price: z.optional(priceSchema),
  minimumOrder: z.optional(minimumOrderSchema),
  /** As the company wrote it, such as '3 weeks'. */
  leadTime: z.optional(z.string()),
  sample: z.optional(z.boolean()),
  businessProfile: businessCardSchema,
});

/** A product as its page shows it (PRD-14). */
export const productSchema = z.extend(productCardSchema, {
  model: z.optional(z.string()),
  brand: z.optional(z.string()),
  ean: z.optional(z.string()),
  keywords: z.array(z.string()),
  images: z.array(photoSchema),
  videos: z.array(z.object({ videoID: z.string(), url: z.string() })),
  stock: z.optional(z.boolean()),
  updatedAt: z.string(),
});

export const productStatuses = ['draft', 'published'] as const;

/**
 * A product as its company's business members see it. `withinPlan` is false for products hidden by a smaller plan
 * (decision 20); visitors see published products within the plan. With `deletedAt` it can still be restored.
 */
export const ownProductSchema = z.extend(z.omit(productSchema, { businessProfile: true }), {
  status: z.enum(productStatuses),
  withinPlan: z.boolean(),
  version: z.int(),
  createdAt: z.string(),
  deletedAt: z.optional(z.string()),
});

export type ProductStatus = (typeof productStatuses)[number];
export type OwnProduct = z.output<typeof ownProductSchema>;
export type ProductSpec = z.output<typeof productSpecSchema>;
export type Price = z.output<typeof priceSchema>;
export type PriceTier = z.output<typeof priceTierSchema>;
export type PicturedProduct = z.output<typeof picturedProductSchema>;
export type ProductCard = z.output<typeof productCardSchema>;
export type Product = z.output<typeof productSchema>;

export const loadProduct = defineCall({
  name: 'load-product',
  summary: 'A product with the business that offers it',
  method: 'GET',
  path: 'product/{id}',
  params: idParams,
  data: productSchema,
  errors: ['ValidationError', 'NotFound'],
});

/** `data.data` on the wire, as A7 says. Newest first; at most 100, the largest plan (CON-19); `total` counts all. */
export const listBusinessProducts = defineCall({
  name: 'list-business-products',
  summary: 'The products of a business',
  method: 'GET',
  path: 'product/by-business',
  query: z.object({ bid: idSchema }),
  data: z.object({
    data: z.array(z.omit(productCardSchema, { businessProfile: true })),
    total: z.int(),
  }),
  errors: ['ValidationError'],
});
