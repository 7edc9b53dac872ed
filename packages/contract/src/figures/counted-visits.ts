import * as z from 'zod/mini';
import { idSchema } from '../shared/id.ts';
import { figureSources } from './figures.ts';

/** A company, or one of its products, that a page shows. */
const shownSchema = z.object({ businessID: idSchema, productID: z.optional(idSchema) });

/** What is counted when a page is read: a company or product with its page, or the results of a search in their order. */
export const countedPageSchema = z.union([
  z.object({ view: shownSchema }),
  z.object({
    /** As typed; empty for lists. */
    words: z.string().check(z.maxLength(200)),
    results: z.array(shownSchema).check(z.maxLength(100)),
    /** Of searches with words: where it was, and whether anything had all the words. */
    search: z.optional(
      z.object({
        edition: z.string().check(z.maxLength(40)),
        language: z.string().check(z.maxLength(10)),
        isFound: z.boolean(),
        /** Whether filters were chosen besides the words. */
        isFiltered: z.boolean(),
      }),
    ),
  }),
]);

export type CountedPage = z.output<typeof countedPageSchema>;

/** Response header between the site's application and its server, never sent to browsers: a `CountedPage` as JSON, percent-encoded. */
export const countedHeader = 'x-wbn-counted';

/** Maximum visits of a batch. */
export const mostVisits = 200;

/** What the site's server sends to `POST /figures/visits` of the API, with PURGE_TOKEN. */
export const visitBatchSchema = z.object({
  visits: z
    .array(
      z.object({
        page: countedPageSchema,
        /** IP address and `User-Agent`; the API stores only a hash of both, with a secret that is deleted at midnight UTC. */
        address: z.string().check(z.maxLength(64)),
        userAgent: z.string().check(z.maxLength(512)),
        source: z.enum(figureSources),
        /** ISO 3166-1 alpha-2; absent when unknown. */
        country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      }),
    )
    .check(z.maxLength(mostVisits)),
});

export type Visit = z.output<typeof visitBatchSchema>['visits'][number];
