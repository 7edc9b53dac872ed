import { toIsoTime } from '../../server/iso-time.ts';
import { writeAmount } from '../product-csv/price-cells.ts';
import type { ArchiveFiles } from './archive-files.ts';
import type { ArchivedProduct } from './business-archive.sql.ts';
import { withoutEmpty } from './business-document.ts';
import { writeImage, writeVideo } from './picture-document.ts';

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
