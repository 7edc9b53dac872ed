import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { businessCardSchema } from './business.ts';
import { businessRoleSchema } from './business-role.ts';
import { productSlotsSchema } from './product-slots.ts';
import { publicationSchema } from './publication.ts';

/** A company of mine as its card shows it (BIZ-01). */
export const ownBusinessSchema = z.extend(businessCardSchema, {
  access: businessRoleSchema,
  /** The person is its only owner: it cannot be left before it has another. */
  soleOwner: z.boolean(),
  products: productSlotsSchema,
  publication: publicationSchema,
});

export type OwnBusiness = z.output<typeof ownBusinessSchema>;

export const listOwnBusinesses = defineCall({
  name: 'list-own-businesses',
  room: 'business',
  access: 'user',
  summary:
    'The companies that the person who is signed in belongs to, in the order of joining, drafts and deleted ones too',
  method: 'GET',
  path: 'business/profile/my-list',
  data: z.array(ownBusinessSchema),
  errors: [],
});
