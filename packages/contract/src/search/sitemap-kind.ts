import * as z from 'zod/mini';

/** What has pages of its own to be listed for search engines. */
export const sitemapKinds = ['businesses', 'products', 'people'] as const;

/** Most entries of one sitemap file: in four languages they must stay below the 50,000 addresses of the protocol. */
export const sitemapPartSize = 12_000;

export const sitemapParams = z.object({ kind: z.enum(sitemapKinds) });

export type SitemapKind = (typeof sitemapKinds)[number];
