import * as z from 'zod/mini';
import { defineCall, fileErrors } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { integerFrom } from '../shared/values.ts';
import { ownProductSchema, productStatuses } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';
import { savedProductSchema } from './saved-product.ts';

/** Products per page. */
export const ownProductPageSize = 100;

/** Visibility of a product: visible, not published, hidden by a smaller plan (decision 20), or deleted. */
export const productStates = ['published', 'draft', 'hidden', 'deleted'] as const;

/** Filters of the list: one state, or everything that is not deleted. */
export const stateFilters = ['all', ...productStates] as const;

const count = z.int();

/**
 * Newest first. A deleted product that can still be restored has `deletedAt`. A page number past the end returns the
 * last page.
 */
export const listOwnProducts = defineCall({
  name: 'list-own-products',
  access: 'user',
  summary: `Products of a company, drafts included, ${ownProductPageSize} at a time; for its owner and admins`,
  method: 'GET',
  path: 'product/own',
  query: z.object({
    bid: idSchema,
    show: z._default(z.enum(stateFilters), 'all'),
    /** Words that name, model, brand and EAN contain, regardless of case and accents. */
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
    /** Number of products per filter, regardless of the search words. */
    counts: z.object({ all: count, published: count, draft: count, hidden: count, deleted: count }),
    /** Number of matches, and the number of this page. */
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
  summary: 'A product for editing, drafts included; for the owner and admins of its company',
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

/**
 * Publishing a draft takes a slot. Without `version` the last save wins. Conflict: somebody has saved a newer
 * version; nothing is stored.
 */
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

/** The copy is a draft, so it takes no slot. Its name is the product's with the next free number: 'Gate valve (2)'. */
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

/**
 * Frees the slot of a published product at once. The product can be restored for 30 days, then it is deleted with its
 * pictures.
 */
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

/** Restores the product unchanged; a published one needs a free slot. */
export const restoreProduct = defineCall({
  name: 'restore-product',
  access: 'user',
  summary: 'Restores a deleted product; for the owner and admins of its company',
  method: 'POST',
  path: 'product/{id}/restore',
  params: idParams,
  data: ownProductSchema,
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'PlanLimitReached', 'NotFound'],
});

/** Maximum products changed by one call. */
const severalLimit = 100;

/** Products of one company, each once; free slots are assigned in this order. */
const severalProductsSchema = z.object({
  businessID: idSchema,
  productIDs: z
    .pipe(
      z.array(idSchema).check(z.minLength(1, 'must name at least one product')),
      z.transform((ids: string[]) => [...new Set(ids)]),
    )
    .check(z.maxLength(severalLimit, 'must name 100 products at most')),
});

/** A product that was left unchanged because no slot was free. */
const leftProductSchema = z.object({ productID: z.string(), name: z.string() });

export type LeftProduct = z.output<typeof leftProductSchema>;

/**
 * One transaction. Products beyond the plan's free slots stay unchanged and are listed in `left`; products that
 * already have the status count as done. NotFound: a product does not exist, and nothing is changed.
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

/**
 * One transaction. NotFound: a product does not exist, and nothing is deleted. Each product can be restored for 30
 * days.
 */
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

/**
 * One transaction. Products are restored unchanged; published ones without a free slot stay deleted and are listed in
 * `left`.
 */
export const restoreProducts = defineCall({
  name: 'restore-products',
  access: 'user',
  summary: 'Restores up to 100 deleted products; for the owner and admins of their company',
  method: 'POST',
  path: 'product/several/restore',
  body: severalProductsSchema,
  data: z.object({ products: z.array(ownProductSchema), left: z.array(leftProductSchema) }),
  siblings: { slots: productSlotsSchema },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
