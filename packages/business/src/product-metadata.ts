import { compact } from '@wbn/cards/json-ld/json-ld.ts';
import { cutText, titleLimit } from '@wbn/cards/labels/preview-text.ts';
import { priceNumber } from '@wbn/cards/labels/price-label.ts';
import { photosOf } from '@wbn/cards/product/business-product.ts';
import type { Price, Product } from '@wbn/contract/business/product.ts';
import { tierRanges } from './product-page/tier-ranges.ts';

/** Returns the title of a product page: the first 64 characters of its description, otherwise its name (PRD-10). */
export function productTitle({ description, name }: Pick<Product, 'description' | 'name'>): string {
  return cutText(description ?? '', titleLimit) || cutText(name, titleLimit);
}

/**
 * Returns the schema.org Product of a product page, with an offer only when the price is known; `url` is the page's
 * canonical address.
 */
export function productJsonLd(product: Product, url: string) {
  const { name, description, brand, model, ean, category, price } = product;
  const images = photosOf(product).map((photo) => photo.url);
  const seller = { '@type': 'Organization', name: product.businessProfile.general.companyName };
  return compact({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name,
    url,
    description,
    image: images.length > 0 ? images : undefined,
    sku: product.productID,
    mpn: model,
    gtin13: ean && /^\d{13}$/.test(ean) ? ean : undefined,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    category: category?.name,
    manufacturer: product.businessProfile.general.businessType.code === 'MA' ? seller : undefined,
    offers: price && {
      '@type': 'Offer',
      url,
      ...priceSpecification(product, price),
      ...(product.stock !== undefined && {
        availability: product.stock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      }),
      seller,
    },
  });
}

/**
 * Returns one price with the minimum order, or one per quantity tier. Consumers that support a single price use the
 * first.
 */
function priceSpecification(product: Product, price: Price) {
  const priceCurrency = price.currency.toUpperCase();
  const ranges = tierRanges(product);
  const { minimumOrder } = product;
  const eligibleQuantity = minimumOrder && {
    '@type': 'QuantitativeValue',
    minValue: minimumOrder.quantity,
    ...((minimumOrder.unit ?? price.unit) && { unitText: minimumOrder.unit ?? price.unit }),
  };
  return {
    price: priceNumber({ ...price, amount: ranges[0]?.amount ?? price.amount }),
    priceCurrency,
    ...(eligibleQuantity && { eligibleQuantity }),
    ...(ranges.length > 0 && {
      priceSpecification: ranges.map(({ min, max, amount }) => ({
        '@type': 'UnitPriceSpecification',
        price: priceNumber({ ...price, amount }),
        priceCurrency,
        eligibleQuantity: {
          '@type': 'QuantitativeValue',
          minValue: min,
          ...(max !== undefined && { maxValue: max }),
          ...(price.unit && { unitText: price.unit }),
        },
      })),
    }),
  };
}
