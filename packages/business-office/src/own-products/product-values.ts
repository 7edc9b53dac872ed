import { photosOf } from '@wbn/cards/product/photos-of.ts';
import type { createProduct } from '@wbn/contract/business/create-product.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';
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

/** A film that the product has (`videoID`), one by its address, or one that has been sent. */
export interface ProductVideo {
  readonly id: string;
  readonly url: string;
  readonly videoID?: string;
  readonly token?: string;
}

/** What the form holds (PRD-14), as its controls hold it. */
export interface ProductValues {
  readonly name: string;
  readonly model: string;
  readonly brand: string;
  readonly ean: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly industry: string;
  readonly category: string;
  readonly subCategory: string;
  readonly leadTime: string;
  readonly stock: boolean;
  readonly amount: string;
  readonly currency: string;
  readonly unit: string;
  readonly specs: readonly SpecLine[];
  readonly photos: readonly ProductPhoto[];
  readonly videos: readonly ProductVideo[];
}

export type TextName = {
  [Name in keyof ProductValues]: ProductValues[Name] extends string ? Name : never;
}[keyof ProductValues];

export type ProductBody = Omit<CallInput<typeof createProduct>['body'], 'businessID'>;

export const emptyProduct: ProductValues = {
  name: '',
  model: '',
  brand: '',
  ean: '',
  description: '',
  keywords: [],
  industry: '',
  category: '',
  subCategory: '',
  leadTime: '',
  stock: false,
  amount: '',
  currency: 'USD',
  unit: '',
  specs: [],
  photos: [],
  videos: [],
};

/** A stored product as the form shows it; `locale` decides how its price is typed. */
export function valuesOf(product: OwnProduct, locale: string): ProductValues {
  const { price } = product;
  return {
    name: product.name,
    model: product.model ?? '',
    brand: product.brand ?? '',
    ean: product.ean ?? '',
    description: product.description ?? '',
    keywords: product.keywords,
    industry: product.industry?.id ?? '',
    category: product.category?.id ?? '',
    subCategory: product.subCategory?.id ?? '',
    leadTime: product.leadTime ?? '',
    stock: product.stock === true,
    amount: price ? amountText(price.amount, price.currency, locale) : '',
    currency: price?.currency ?? 'USD',
    unit: price?.unit ?? '',
    specs: product.specs.map((line, at) => ({ id: `line-${at}`, ...line })),
    photos: photosOf(product).map(({ url, versions }, at) => ({
      id: `photo-${at}`,
      url,
      ...(versions && { versions }),
    })),
    videos: product.videos.map(({ videoID, url }) => ({ id: videoID, videoID, url })),
  };
}

/** Lines in which something stands; empty ones are not sent. */
export function filledSpecs({ specs }: Pick<ProductValues, 'specs'>): readonly SpecLine[] {
  return specs.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '');
}

/** What is sent: the product as a whole. An amount that cannot be read is sent as one that the schema refuses. */
export function toBody(values: ProductValues, status: ProductStatus, locale: string): ProductBody {
  const { keywords, stock, amount, currency, unit, photos, videos, specs: _lines, ...texts } = values;
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

/** What makes two values of a field the same: ids of lines and hosts of addresses do not count. */
export function comparable(values: ProductValues): Readonly<Record<keyof ProductValues, string>> {
  const of: Record<string, unknown> = {
    ...values,
    specs: filledSpecs(values).map(({ key, value }) => [key, value]),
    photos: values.photos.map(({ token, url }) => token ?? withoutHost(url)),
    videos: values.videos.map(({ token, videoID, url }) => token ?? videoID ?? url),
    // A currency alone says nothing.
    currency: values.amount.trim() === '' ? '' : values.currency,
  };
  return Object.fromEntries(
    Object.entries(of).map(([name, value]) => [name, JSON.stringify(value)]),
  ) as Record<keyof ProductValues, string>;
}

export function isSame(one: ProductValues, other: ProductValues): boolean {
  const [left, right] = [comparable(one), comparable(other)];
  return (Object.keys(left) as (keyof ProductValues)[]).every((name) => left[name] === right[name]);
}

function withoutHost(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}
