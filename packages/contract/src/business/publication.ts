import * as z from 'zod/mini';

/** Where a company stands: it begins as a draft; whoever takes it off the site makes it `unpublished`. */
export const businessStatuses = ['draft', 'published', 'unpublished'] as const;

/** What a company says of itself before buyers may find it; `contact` is an e-mail address, a telephone or a website. */
export const publishingNeeds = ['industry', 'categories', 'country', 'shortDescription', 'contact'] as const;

/** Whether buyers see a company, as the people of it know it. */
export const publicationSchema = z.object({
  status: z.enum(businessStatuses),
  /** What is not there yet of `publishingNeeds`. */
  missing: z.array(z.enum(publishingNeeds)),
  /** Only of a company that was deleted: until when it can be brought back. Nobody else sees it, whatever its status. */
  goneAt: z.optional(z.string()),
});

export type BusinessStatus = (typeof businessStatuses)[number];
export type PublishingNeed = (typeof publishingNeeds)[number];
export type Publication = z.output<typeof publicationSchema>;
