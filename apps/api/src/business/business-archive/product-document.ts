import type { Database } from '@wbn/postgres/schema.ts';
import type { Insertable } from 'kysely';
import * as z from 'zod';
import { writeAmount } from '../product-csv/read-price.ts';
import type { ArchiveFiles } from './archive-files.ts';
import type { ArchivedProduct } from './business-archive.sql.ts';
import {
  fields,
  fromColumns,
  imageSchema,
  readImage,
  sourceFields,
  toColumns,
  toPhoto,
  type UrlOf,
  videoSchema,
  withoutEmpty,
  writeImage,
  writeVideo,
} from './document-parts.ts';

// Schema, writer and reader of a product in an archive. Add a new field of a product to the schema and to `terms`,
// or, when the document has another form, to the writer and the reader.

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
  'wbn:minimumOrder': z.object({ quantity: z.number().positive(), unit: text.optional() }).optional(),
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

/** Terms whose values are stored unchanged. */
const terms = {
  name: 'name',
  model: 'model',
  gtin: 'ean',
  description: 'description',
  keywords: 'keywords',
  'wbn:price': 'price',
  'wbn:minimumOrder': 'minimum_order',
  'wbn:stock': 'stock',
  'wbn:leadTime': 'lead_time',
  'wbn:industry': 'industry_id',
  'wbn:category': 'category_id',
  'wbn:subCategory': 'sub_category_id',
  'wbn:status': 'status',
  'wbn:version': 'version',
  'wbn:source': 'source',
  'wbn:sourceID': 'source_id',
  'wbn:createdAt': 'created_at',
  'wbn:updatedAt': 'updated_at',
} as const;

/** Writes all stored data of a product as a Product of schema.org. */
export function writeProduct(product: ArchivedProduct, files: ArchiveFiles): object {
  return withoutEmpty({
    '@type': 'Product',
    '@id': `urn:uuid:${product.id}`,
    identifier: product.id,
    ...fromColumns(product, terms),
    brand: product.brand === null ? null : { '@type': 'Brand', name: product.brand },
    additionalProperty: product.specs.map(({ key, value }) => ({
      '@type': 'PropertyValue',
      name: key,
      value,
    })),
    image: writeImage(product.main_image, files),
    'wbn:photos': product.photos.flatMap((photo) => writeImage(photo, files) ?? []),
    subjectOf: product.videos.flatMap(({ videoID, url }) => writeVideo(url, files, videoID) ?? []),
    offers: writeOffer(product),
    'wbn:withinPlan': product.within_plan,
  });
}

/** For readers of schema.org; `wbn:price` and `wbn:stock` hold the exact values. */
function writeOffer({ price, stock }: ArchivedProduct): object | null {
  if (!price && stock === null) return null;
  return withoutEmpty({
    '@type': 'Offer',
    price: price && writeAmount(price.amount, price.currency),
    priceCurrency: price?.currency,
    availability: stock === null ? null : `https://schema.org/${stock ? 'InStock' : 'OutOfStock'}`,
  });
}

/** Returns the row of a product that its document describes. */
export function toProductRow(
  document: ProductDocument,
  businessID: string,
  urlOf: UrlOf,
): Insertable<Database['product']> {
  return {
    ...toColumns<Insertable<Database['product']>, (typeof terms)[keyof typeof terms]>(document, terms),
    id: document.identifier,
    business_id: businessID,
    brand: document.brand?.name ?? null,
    specs: JSON.stringify(document.additionalProperty.map(({ name, value }) => ({ key: name, value }))),
    main_image: readImage(document.image, urlOf),
    photos: JSON.stringify(document['wbn:photos'].map((photo) => toPhoto(photo, urlOf))),
    videos: JSON.stringify(
      document.subjectOf.map(({ identifier, contentUrl }) => ({
        videoID: identifier,
        url: urlOf(contentUrl),
      })),
    ),
    // Older archives may contain drafts that a plan had hidden.
    within_plan: document['wbn:withinPlan'] || document['wbn:status'] === 'draft',
  };
}
