import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { integerFrom } from '../shared/values.ts';
import { ownProductSchema, productStatuses } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';
import { savedProductSchema } from './saved-product.ts';

/** Products that come at a time. */
export const ownProductPageSize = 100;

/** What a product is to visitors: seen, not published, hidden by a smaller plan (decision 20), or deleted. */
export const productStates = ['published', 'draft', 'hidden', 'deleted'] as const;

/** What a list shows: one state, or all that is not deleted. */
export const stateFilters = ['all', ...productStates] as const;

const count = z.int();

/** Newest first; what was deleted and can still be brought back is told by `deletedAt`. A page behind the last one is the last one. */
export const listOwnProducts = defineCall({
  name: 'list-own-products',
  access: 'user',
  summary: `Products of a company, drafts too, ${ownProductPageSize} at a time; for its owner and admins`,
  method: 'GET',
  path: 'product/own',
  query: z.object({
    bid: idSchema,
    show: z._default(z.enum(stateFilters), 'all'),
    /** Words that name, model, brand and EAN hold, whatever their case and accents. */
    find: z._default(z.string().check(z.trim(), z.maxLength(200, 'must be 200 characters or fewer')), ''),
    page: z._default(
      z.coerce
        .number('must be a number')
        .check(
          z.int('must be a whole number'),
          z.minimum(1, 'must be 1 or more'),
          z.maximum(100_000, 'must be 100,000 or less'),
        ),
      1,
    ),
  }),
  data: z.array(ownProductSchema),
  siblings: {
    slots: productSlotsSchema,
    /** How many products each filter shows, whatever is looked for. */
    counts: z.object({ all: count, published: count, draft: count, hidden: count, deleted: count }),
    /** How many there are of what is looked for, and which page of them this is. */
    found: count,
    page: count,
  },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export type ProductState = (typeof productStates)[number];
export type StateFilter = (typeof stateFilters)[number];

export const loadOwnProduct = defineCall({
  name: 'load-own-product',
  access: 'user',
  summary: 'A product to change it, a draft too; for the owner and admins of its company',
  method: 'GET',
  path: 'product/own/{id}',
  params: idParams,
  data: ownProductSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

export const createProduct = defineCall({
  name: 'create-product',
  access: 'user',
  idempotent: true,
  summary: 'Creates a product, in a free slot of the company when it is published; for its owner and admins',
  method: 'POST',
  path: 'product/create',
  body: z.extend(savedProductSchema, { businessID: idSchema }),
  data: ownProductSchema,
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound', 'Conflict', ...fileErrors],
});

/** Publishing a draft takes a slot. Without `version` a save is last-wins. Conflict: somebody has saved a newer version; nothing was stored. */
export const saveProduct = defineCall({
  name: 'save-product',
  access: 'user',
  summary: 'Changes a product as a whole; for the owner and admins of its company',
  method: 'PUT',
  path: 'product/{id}',
  params: idParams,
  body: z.extend(savedProductSchema, { version: z.optional(integerFrom(0)) }),
  data: ownProductSchema,
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound', 'Conflict', ...fileErrors],
});

/** The copy is a draft, so it takes no slot, and is called as the product with the next free number behind: 'Gate valve (2)'. */
export const duplicateProduct = defineCall({
  name: 'duplicate-product',
  access: 'user',
  idempotent: true,
  summary: 'Copies a product with its pictures as a draft; for the owner and admins of its company',
  method: 'POST',
  path: 'product/{id}/duplicate',
  params: idParams,
  data: ownProductSchema,
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** Publishing takes a slot. */
export const setProductStatus = defineCall({
  name: 'set-product-status',
  access: 'user',
  summary: 'Publishes a product or makes it a draft; for the owner and admins of its company',
  method: 'PUT',
  path: 'product/{id}/status',
  params: idParams,
  body: z.object({ status: z.enum(productStatuses) }),
  data: ownProductSchema,
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound'],
});

/** The slot of a published one is free at once. It can be brought back for 30 days, then it is gone with its pictures. */
export const deleteProduct = defineCall({
  name: 'delete-product',
  access: 'user',
  summary: 'Deletes a product; for the owner and admins of its company',
  method: 'DELETE',
  path: 'product/{id}',
  params: idParams,
  data: z.object({ productID: z.string() }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** It comes back as it was; a published one if a slot is free. */
export const restoreProduct = defineCall({
  name: 'restore-product',
  access: 'user',
  summary: 'Brings a deleted product back; for the owner and admins of its company',
  method: 'POST',
  path: 'product/{id}/restore',
  params: idParams,
  data: ownProductSchema,
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound'],
});

/** Most products that one call changes. */
const severalLimit = 100;

/** Products of one company, each once; free slots are taken in their order. */
const severalProductsSchema = z.object({
  businessID: idSchema,
  productIDs: z
    .pipe(
      z.array(idSchema).check(z.minLength(1, 'must name at least one product')),
      z.transform((ids: string[]) => [...new Set(ids)]),
    )
    .check(z.maxLength(severalLimit, 'must name 100 products at most')),
});

/** A product for which no slot was free; it is as it was. */
const leftProductSchema = z.object({ productID: z.string(), name: z.string() });

export type LeftProduct = z.output<typeof leftProductSchema>;

/**
 * All in one transaction. What does not fit into the plan's free slots is left as it is, and told in `left`; products that have the
 * status already are counted as done. NotFound: one of them is not there, and nothing was changed.
 */
export const setProductsStatus = defineCall({
  name: 'set-products-status',
  access: 'user',
  summary: 'Publishes up to 100 products or makes them drafts; for the owner and admins of their company',
  method: 'PUT',
  path: 'product/several/status',
  body: z.extend(severalProductsSchema, { status: z.enum(productStatuses) }),
  data: z.object({ products: z.array(ownProductSchema), left: z.array(leftProductSchema) }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** All in one transaction. NotFound: one of them is not there, and nothing was deleted. Each can be brought back for 30 days. */
export const deleteProducts = defineCall({
  name: 'delete-products',
  access: 'user',
  summary: 'Deletes up to 100 products; for the owner and admins of their company',
  method: 'DELETE',
  path: 'product/several',
  body: severalProductsSchema,
  data: z.object({ productIDs: z.array(z.string()) }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/** All in one transaction. They come back as they were; published ones that find no free slot stay deleted, and are told in `left`. */
export const restoreProducts = defineCall({
  name: 'restore-products',
  access: 'user',
  summary: 'Brings up to 100 deleted products back; for the owner and admins of their company',
  method: 'POST',
  path: 'product/several/restore',
  body: severalProductsSchema,
  data: z.object({ products: z.array(ownProductSchema), left: z.array(leftProductSchema) }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
