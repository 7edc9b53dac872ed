import * as z from 'zod/mini';

/** A company starts as `draft`; taking it off the site makes it `unpublished`. */
export const businessStatuses = ['draft', 'published', 'unpublished'] as const;

/** What a company must fill in before it can be published; `contact` is an email address, a phone number or a website. */
export const publishingNeeds = ['industry', 'categories', 'country', 'shortDescription', 'contact'] as const;

/** Publication state of a company, as its business members see it. */
export const publicationSchema = z.object({
  status: z.enum(businessStatuses),
  /** The entries of `publishingNeeds` that are missing. */
  missing: z.array(z.enum(publishingNeeds)),
  /** Only for a deleted company: until when it can be restored. Others do not see it, whatever its status. */
  goneAt: z.optional(z.string()),
  /** Only while operators keep the company off the site after a report; `until` is absent when that has no end. */
  hold: z.optional(z.object({ removalID: z.string(), until: z.optional(z.string()) })),
});

export type BusinessStatus = (typeof businessStatuses)[number];
export type PublishingNeed = (typeof publishingNeeds)[number];
export type Publication = z.output<typeof publicationSchema>;
