import * as z from 'zod/mini';

/** Kinds of pages listed in sitemaps. */
export const sitemapKinds = ['businesses', 'products', 'people', 'groups'] as const;

/** Maximum entries of one sitemap file: four languages times this stays below the protocol's 50,000 addresses. */
export const sitemapPartSize = 12_000;

export const sitemapParams = z.object({ kind: z.enum(sitemapKinds) });

export type SitemapKind = (typeof sitemapKinds)[number];
