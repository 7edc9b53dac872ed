import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { countryChoice } from './country-list.ts';
import { sitemapParams } from './sitemap-kind.ts';

/** Where each sitemap file begins: its entries follow the id `after`; null is the beginning. */
export const listSitemapParts = defineCall({
  name: 'list-sitemap-parts',
  room: 'search',
  summary: 'Where the sitemap files of a kind begin, 12,000 entries each',
  method: 'GET',
  path: 'sitemap/{kind}/part',
  params: sitemapParams,
  query: z.object(countryChoice),
  data: z.array(z.object({ after: z.nullable(z.string()), updatedAt: z.string() })),
  errors: ['ValidationError'],
  freshSeconds: 600,
});
