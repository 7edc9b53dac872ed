import * as z from 'zod/mini';
import { namedSchema, photoSchema } from '../shared/values.ts';
import { businessCardSchema } from './business.ts';

export const productSpecSchema = z.object({ key: z.string(), value: z.string() });

/** What one unit costs from a quantity on, in the smallest unit of the currency of the price that it belongs to. */
export const priceTierSchema = z.object({ from: z.int(), amount: z.int() });

/**
 * Money in the smallest unit of the currency (cents), with ISO 4217 code and what it is for. `tiers` in the order of their quantities:
 * `amount` holds below the first of them.
 */
export const priceSchema = z.object({
  amount: z.int(),
  currency: z.string(),
  unit: z.optional(z.string()),
  tiers: z.optional(z.array(priceTierSchema)),
});

/** The least that is sold at once; without `unit` it counts pieces of the product. */
export const minimumOrderSchema = z.object({ quantity: z.int(), unit: z.optional(z.string()) });

/** A product as the card of its company shows it. */
export const picturedProductSchema = z.object({
  productID: z.string(),
  name: z.string(),
  photo: photoSchema,
});

/** What a product card needs (WID-08, PRD-15). */
export const productCardSchema = z.object({
  productID: z.string(),
  businessID: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
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
 * A product as the people of its company see it. `withinPlan` is false for what a smaller plan hides (decision 20);
 * visitors see what is published and within the plan. `deletedAt`: it can still be brought back.
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
