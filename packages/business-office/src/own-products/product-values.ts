import { photosOf } from '@wbn/cards/product/photos-of.ts';
import type { createProduct } from '@wbn/contract/business/create-product.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';
import type { Values } from '@wbn/forms/edit/merge-values.ts';
import { amountText, parseAmount } from './price-amount.ts';

/** A line of the technical specifications; `id` only tells the lines apart on screen. */
export interface SpecLine {
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** A picture that the product has, or one that has been sent and waits for the save by its `token`. */
export interface ProductPhoto {
  readonly id: string;
  readonly url: string;
  readonly versions?: Photo['versions'];
  readonly token?: string;
}

/** A video that the product has (`videoID`), one by its address, or one that has been sent. */
export interface ProductVideo {
  readonly id: string;
  readonly url: string;
  readonly videoID?: string;
  readonly token?: string;
}

/** What the form holds (PRD-14), as its controls hold it, in their order. */
export type ProductValues = {
  readonly name: string;
  readonly description: string;
  readonly model: string;
  readonly brand: string;
  readonly ean: string;
  readonly keywords: readonly string[];
  readonly photos: readonly ProductPhoto[];
  readonly industry: string;
  readonly category: string;
  readonly subCategory: string;
  readonly amount: string;
  readonly currency: string;
  readonly unit: string;
  readonly leadTime: string;
  readonly stock: boolean;
  readonly specs: readonly SpecLine[];
  readonly videos: readonly ProductVideo[];
  /** What it is to be when it is saved; changed by the buttons, not typed. */
  readonly status: ProductStatus;
};

export type ProductBody = Omit<CallInput<typeof createProduct>['body'], 'businessID'>;

export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  model: '',
  brand: '',
  ean: '',
  keywords: [],
  photos: [],
  industry: '',
  category: '',
  subCategory: '',
  amount: '',
  currency: 'USD',
  unit: '',
  leadTime: '',
  stock: false,
  specs: [],
  videos: [],
  status: 'draft',
};

/** A stored product as the form shows it; `locale` decides how its price is typed. */
export function valuesOf(product: OwnProduct, locale: string): ProductValues {
  const { price } = product;
  return {
    name: product.name,
    description: product.description ?? '',
    model: product.model ?? '',
    brand: product.brand ?? '',
    ean: product.ean ?? '',
    keywords: product.keywords,
    photos: photosOf(product).map(({ url, versions }, at) => ({
      id: `photo-${at}`,
      url,
      ...(versions && { versions }),
    })),
    industry: product.industry?.id ?? '',
    category: product.category?.id ?? '',
    subCategory: product.subCategory?.id ?? '',
    amount: price ? amountText(price.amount, price.currency, locale) : '',
    currency: price?.currency ?? 'USD',
    unit: price?.unit ?? '',
    leadTime: product.leadTime ?? '',
    stock: product.stock === true,
    specs: product.specs.map((line, at) => ({ id: `line-${at}`, ...line })),
    videos: product.videos.map(({ videoID, url }) => ({ id: videoID, videoID, url })),
    status: product.status,
  };
}

/** Lines in which something stands; empty ones are not sent. */
export function filledSpecs({ specs }: Pick<ProductValues, 'specs'>): readonly SpecLine[] {
  return specs.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '');
}

/** What is sent: the product as a whole. An amount that cannot be read is sent as one that the schema refuses. */
export function toBody(values: ProductValues, locale: string): ProductBody {
  const { keywords, stock, amount, currency, unit, photos, videos, status, specs: _lines, ...texts } = values;
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
  const price = { amount: parseAmount(amount, currency, locale) ?? Number.NaN, currency };
  return {
    ...filled,
    name: values.name,
    keywords: [...keywords],
    stock,
    specs: filledSpecs(values).map(({ key, value }) => ({ key, value })),
    photos: photos.map(({ token, url }) => (token ? { token } : { url })),
    videos: videos.map(({ token, videoID, url }) =>
      token ? { token } : videoID ? { videoID, url } : { url },
    ),
    ...(amount.trim() !== '' && { price: unit.trim() === '' ? price : { ...price, unit } }),
    status,
  };
}

/** What makes two values of a field the same: ids of lines and hosts of addresses do not count; the status is no field. */
export function comparable({ status: _status, ...values }: ProductValues): Values {
  return {
    ...values,
    specs: filledSpecs(values).map(({ key, value }) => [key, value]),
    photos: values.photos.map(({ token, url }) => token ?? withoutHost(url)),
    videos: values.videos.map(({ token, videoID, url }) => token ?? videoID ?? url),
    // A currency alone says nothing.
    currency: values.amount.trim() === '' ? '' : values.currency,
  };
}

function withoutHost(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}
