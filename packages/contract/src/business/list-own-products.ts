import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { ownProductSchema } from './product.ts';
import { productSlotsSchema } from './product-slots.ts';

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
  room: 'business',
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
