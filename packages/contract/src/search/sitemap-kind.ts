import * as z from 'zod/mini';

/** What has pages of its own to be listed for search engines. */
export const sitemapKinds = ['businesses', 'products', 'people'] as const;

/** Most addresses in one sitemap file. */
export const sitemapPartSize = 20_000;

export const sitemapParams = z.object({ kind: z.enum(sitemapKinds) });

export type SitemapKind = (typeof sitemapKinds)[number];
