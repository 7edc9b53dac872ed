import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema } from '../shared/id.ts';
import { countryChoice } from './country-list.ts';
import { sitemapParams } from './sitemap-kind.ts';

/** First key of each sitemap file: its entries follow the id `after`; null is the start. */
export const listSitemapParts = defineCall({
  name: 'list-sitemap-parts',
  summary: 'First keys of the sitemap files of a kind, 12,000 entries each',
  method: 'GET',
  path: 'sitemap/{kind}/part',
  params: sitemapParams,
  query: z.object(countryChoice),
  data: z.array(z.object({ after: z.nullable(z.string()), updatedAt: z.string() })),
  errors: ['ValidationError'],
  freshSeconds: 600,
});

const sizeInQuery = z._default(
  z.coerce
    .number()
    .check(z.int(), z.minimum(1, 'must be 1 or more'), z.maximum(5000, 'must be 5,000 or less')),
  1000,
);

/** `name` makes the slug, together with `companyName` for a product; for a person it is the full name. */
const sitemapEntrySchema = z.object({
  id: z.string(),
  name: z.string(),
  companyName: z.optional(z.string()),
  updatedAt: z.string(),
});

export const listSitemapEntries = defineCall({
  name: 'list-sitemap-entries',
  summary: 'Entries of a sitemap in order of id, after the id `after`',
  method: 'GET',
  path: 'sitemap/{kind}',
  params: sitemapParams,
  query: z.object({ after: z.optional(idSchema), size: sizeInQuery, ...countryChoice }),
  data: z.array(sitemapEntrySchema),
  errors: ['ValidationError'],
});

export type SitemapEntry = z.output<typeof sitemapEntrySchema>;
