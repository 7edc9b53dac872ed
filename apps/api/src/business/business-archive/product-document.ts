import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import * as z from 'zod';
import { toIsoTime } from '../../server/iso-time.ts';
import { writeAmount } from '../product-csv/read-price.ts';
import type { ArchiveFiles } from './archive-files.ts';
import type { ArchivedProduct } from './business-archive.sql.ts';
import {
  fields,
  imageSchema,
  readImage,
  sourceFields,
  toJsonColumn,
  toPhoto,
  type UrlOf,
  videoSchema,
  withoutEmpty,
  writeImage,
  writeVideo,
} from './document-parts.ts';

// A product in an archive: its document, how it is written and how it is read back. A new field of a product is added to all three.

const { id, text, count } = fields;
const texts = z.array(text);

const productSchema = z.object({
  '@type': z.literal('Product'),
  identifier: id,
  name: text.min(1),
  model: text.optional(),
  brand: z.object({ name: text }).optional(),
  gtin: text.optional(),
  description: text.optional(),
  keywords: texts,
  additionalProperty: z.array(z.object({ name: text, value: text })),
  image: imageSchema.optional(),
  'wbn:photos': z.array(imageSchema),
  subjectOf: z.array(videoSchema.extend({ identifier: text })),
  'wbn:price': z
    .object({
      amount: count,
      currency: text,
      unit: text.optional(),
      tiers: z.array(z.object({ from: count.min(2), amount: count })).optional(),
    })
    .optional(),
  'wbn:minimumOrder': z.object({ quantity: count.min(1), unit: text.optional() }).optional(),
  'wbn:stock': z.boolean().optional(),
  'wbn:leadTime': text.optional(),
  'wbn:industry': text.optional(),
  'wbn:category': text.optional(),
  'wbn:subCategory': text.optional(),
  'wbn:status': z.enum(['draft', 'published']),
  'wbn:withinPlan': z.boolean(),
  'wbn:version': count.min(1),
  ...sourceFields,
});

export const productsSchema = z.object({ '@graph': z.array(productSchema) });

export type ProductDocument = z.output<typeof productSchema>;

/** Everything that is stored of a product, as a Product of schema.org. */
export function writeProduct(product: ArchivedProduct, files: ArchiveFiles): object {
  return withoutEmpty({
    '@type': 'Product',
    '@id': `urn:uuid:${product.id}`,
    identifier: product.id,
    name: product.name,
    model: product.model,
    brand: product.brand === null ? null : { '@type': 'Brand', name: product.brand },
    gtin: product.ean,
    description: product.description,
    keywords: product.keywords,
    additionalProperty: product.specs.map(({ key, value }) => ({
      '@type': 'PropertyValue',
      name: key,
      value,
    })),
    image: writeImage(product.main_image, files),
    'wbn:photos': product.photos.flatMap((photo) => writeImage(photo, files) ?? []),
    subjectOf: product.videos.flatMap(({ videoID, url }) => writeVideo(url, files, videoID) ?? []),
    offers: writeOffer(product),
    'wbn:price': product.price,
    'wbn:minimumOrder': product.minimum_order,
    'wbn:stock': product.stock,
    'wbn:leadTime': product.lead_time,
    'wbn:industry': product.industry_id,
    'wbn:category': product.category_id,
    'wbn:subCategory': product.sub_category_id,
    'wbn:status': product.status,
    'wbn:withinPlan': product.within_plan,
    'wbn:version': product.version,
    'wbn:source': product.source,
    'wbn:sourceID': product.source_id,
    'wbn:createdAt': toIsoTime(product.created_at),
    'wbn:updatedAt': toIsoTime(product.updated_at),
  });
}

/** For readers of schema.org; `wbn:price` and `wbn:stock` say the same exactly. */
function writeOffer({ price, stock }: ArchivedProduct): object | null {
  if (!price && stock === null) return null;
  return withoutEmpty({
    '@type': 'Offer',
    price: price && writeAmount(price.amount, price.currency),
    priceCurrency: price?.currency,
    availability: stock === null ? null : `https://schema.org/${stock ? 'InStock' : 'OutOfStock'}`,
  });
}

/** The row of a product as its document describes it. */
export function toProductRow(
  document: ProductDocument,
  businessID: string,
  urlOf: UrlOf,
): Insertable<Database['product']> {
  return {
    id: document.identifier,
    business_id: businessID,
    source: document['wbn:source'],
    source_id: document['wbn:sourceID'],
    name: document.name,
    model: document.model ?? null,
    brand: document.brand?.name ?? null,
    ean: document.gtin ?? null,
    description: document.description ?? null,
    keywords: document.keywords,
    specs: JSON.stringify(document.additionalProperty.map(({ name, value }) => ({ key: name, value }))),
    main_image: readImage(document.image, urlOf),
    photos: JSON.stringify(document['wbn:photos'].map((photo) => toPhoto(photo, urlOf))),
    videos: JSON.stringify(
      document.subjectOf.map(({ identifier, contentUrl }) => ({
        videoID: identifier,
        url: urlOf(contentUrl),
      })),
    ),
    industry_id: document['wbn:industry'] ?? null,
    category_id: document['wbn:category'] ?? null,
    sub_category_id: document['wbn:subCategory'] ?? null,
    lead_time: document['wbn:leadTime'] ?? null,
    stock: document['wbn:stock'] ?? null,
    price: toJsonColumn(document['wbn:price']),
    minimum_order: toJsonColumn(document['wbn:minimumOrder']),
    status: document['wbn:status'],
    // Archives of former versions may have drafts that a plan hid.
    within_plan: document['wbn:withinPlan'] || document['wbn:status'] === 'draft',
    version: document['wbn:version'],
    created_at: document['wbn:createdAt'],
    updated_at: document['wbn:updatedAt'],
  };
}
