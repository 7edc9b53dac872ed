import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../shared/id.ts';
import { type BusinessField, businessFields } from './saved-business.ts';

/** Actions in the name of a company. Each write records one of them together with the person. */
export const businessActions = [
  'business-created',
  'business-published',
  'business-unpublished',
  'business-deleted',
  'business-restored',
  'profile-changed',
  'picture-changed',
  'product-created',
  'product-changed',
  'product-published',
  'product-withdrawn',
  'product-deleted',
  'product-restored',
  'products-imported',
  'member-invited',
  'invitation-revoked',
  'invitation-accepted',
  'invitation-declined',
  'member-role-changed',
  'member-removed',
  'member-left',
  'hand-over-started',
  'hand-over-revoked',
  'hand-over-declined',
  'ownership-handed-over',
  'business-claimed',
  'plan-bought',
  'plan-raised',
  'plan-scheduled',
  'plan-cancelled',
  'plan-resumed',
  'card-changed',
  'billing-changed',
  'data-downloaded',
] as const;

/**
 * Fields of a product by their names in the form. The price includes currency and tiers, the minimum order includes
 * its unit.
 */
export const changedProductTexts = [
  'name',
  'description',
  'model',
  'brand',
  'ean',
  'keywords',
  'industry',
  'category',
  'subCategory',
  'amount',
  'minimumQuantity',
  'leadTime',
  'stock',
] as const;

/** Fields that hold files or lists and have their own editor. */
export const changedLists = [
  'certificate',
  'certificatePhoto',
  'profilePhoto',
  'coverPhoto',
  'photos',
  'videos',
  'specs',
] as const;

type ChangedField = BusinessField | (typeof changedProductTexts)[number] | (typeof changedLists)[number];

/** Every field that an activity entry can name. */
export const changedFields: readonly ChangedField[] = [
  ...businessFields,
  ...changedProductTexts,
  ...changedLists,
];

/**
 * A changed field by its name in the form, with its old and new value as short texts in the language of the reply.
 * For a file only what happened to it is given.
 */
const activityChangeSchema = z.object({
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  file: z.optional(z.enum(['added', 'replaced', 'removed'])),
});

/**
 * Further facts of an entry, depending on its action: `part` of the profile or `picture`; `product` name and id;
 * `created` and `updated` of an import; `person` name or address with `access` and the earlier `accessBefore`; `plan`
 * of a membership; `download` kind. Entries from before November 2026 have no `changes`.
 */
const activityDetailsSchema = z.object({
  part: z.optional(z.string()),
  picture: z.optional(z.string()),
  productID: z.optional(z.string()),
  product: z.optional(z.string()),
  created: z.optional(z.int()),
  updated: z.optional(z.int()),
  person: z.optional(z.string()),
  access: z.optional(z.string()),
  plan: z.optional(z.string()),
  accessBefore: z.optional(z.string()),
  changes: z.optional(z.array(activityChangeSchema)),
  download: z.optional(z.string()),
});

const businessActivitySchema = z.object({
  activityID: z.string(),
  action: z.enum(businessActions),
  /** Absent when the person has deleted their account. */
  userID: z.optional(z.string()),
  userName: z.string(),
  at: z.string(),
  details: activityDetailsSchema,
});

export type BusinessAction = (typeof businessActions)[number];
export type ActivityChange = z.output<typeof activityChangeSchema>;
export type ActivityDetails = z.output<typeof activityDetailsSchema>;
export type BusinessActivity = z.output<typeof businessActivitySchema>;

/** Newest first, 30 per page; `nextID` continues with older entries and is null at the end. */
export const listActivity = defineCall({
  name: 'list-activity',
  access: 'user',
  summary: 'Actions of business members in the name of a company; for its owner',
  method: 'GET',
  path: 'business/{id}/activity',
  params: idParams,
  query: z.object({ nextID: z.optional(idSchema) }),
  data: z.array(businessActivitySchema),
  siblings: { nextID: z.nullable(z.string()) },
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});
