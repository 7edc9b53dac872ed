import { photosOf } from '@wbn/cards/product/business-product.ts';
import type { createProduct } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';
import { amountText, parseAmount } from '@wbn/forms/price-amount.ts';
import { quantityText, readQuantity, readWholeNumber } from '@wbn/ui-kit/controls/fields/whole-number.ts';

/** A line of the technical specifications; `id` is a React key only. */
export interface SpecLine {
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** A price from a quantity on, as typed; `id` is a React key only. */
export interface TierLine {
  readonly id: string;
  readonly from: string;
  readonly amount: string;
}

/** A stored picture, or an uploaded one that the save claims by its `token`. */
export interface ProductPhoto {
  readonly id: string;
  readonly url: string;
  readonly versions?: Photo['versions'];
  readonly token?: string;
}

/** A stored video (`videoID`), an address, or an uploaded video. */
export interface ProductVideo {
  readonly id: string;
  readonly url: string;
  readonly videoID?: string;
  readonly token?: string;
}

/** Values of the form (PRD-14) as its controls hold them, in order. */
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
  readonly tiers: readonly TierLine[];
  readonly minimumQuantity: string;
  readonly minimumUnit: string;
  readonly leadTime: string;
  /** 'yes', 'no' or empty for unknown. */
  readonly stock: string;
  readonly specs: readonly SpecLine[];
  readonly videos: readonly ProductVideo[];
  /** The status to save, set by the buttons. */
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
  tiers: [],
  minimumQuantity: '',
  minimumUnit: '',
  leadTime: '',
  stock: '',
  specs: [],
  videos: [],
  status: 'draft',
};

/** Returns the form values of a stored product; `locale` formats the price. */
export function valuesOf(product: OwnProduct, locale: string): ProductValues {
  const { price, minimumOrder } = product;
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
    tiers: (price?.tiers ?? []).map(({ from, amount }, at) => ({
      id: `tier-${at}`,
      from: String(from),
      amount: amountText(amount, price?.currency ?? '', locale),
    })),
    minimumQuantity: minimumOrder ? quantityText(minimumOrder.quantity) : '',
    minimumUnit: minimumOrder?.unit ?? '',
    leadTime: product.leadTime ?? '',
    stock: product.stock === undefined ? '' : product.stock ? 'yes' : 'no',
    specs: product.specs.map((line, at) => ({ id: `line-${at}`, ...line })),
    videos: product.videos.map(({ videoID, url }) => ({ id: videoID, videoID, url })),
    status: product.status,
  };
}

/** Returns the non-empty lines, which are sent. */
export function filledSpecs({ specs }: Pick<ProductValues, 'specs'>): readonly SpecLine[] {
  return specs.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '');
}

/** Returns the non-empty lines, which are sent. */
export function filledTiers({ tiers }: Pick<ProductValues, 'tiers'>): readonly TierLine[] {
  return tiers.filter(({ from, amount }) => from.trim() !== '' || amount.trim() !== '');
}

/** Returns the request body with the whole product. Unreadable numbers are sent as values that the schema refuses. */
export function toBody(values: ProductValues, locale: string): ProductBody {
  const { keywords, stock, photos, videos, status, specs: _specs, tiers: _tiers, ...lines } = values;
  const { amount: _amount, currency: _currency, unit: _unit, ...others } = lines;
  const { minimumQuantity: _quantity, minimumUnit: _minimumUnit, ...texts } = others;
  const filled = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
  return {
    ...filled,
    name: values.name,
    keywords: [...keywords],
    ...(stock !== '' && { stock: stock === 'yes' }),
    specs: filledSpecs(values).map(({ key, value }) => ({ key, value })),
    photos: photos.map(({ token, url }) => (token ? { token } : { url })),
    videos: videos.map(({ token, videoID, url }) =>
      token ? { token } : videoID ? { videoID, url } : { url },
    ),
    ...toOffer(values, locale),
    status,
  };
}

/** Returns price and minimum order, as far as typed; tiers without a price are sent, so that the schema asks for it. */
function toOffer(values: ProductValues, locale: string): Pick<ProductBody, 'price' | 'minimumOrder'> {
  const { amount, currency, unit, minimumQuantity, minimumUnit } = values;
  const read = (typed: string) => parseAmount(typed, currency, locale) ?? Number.NaN;
  const count = (typed: string) => readWholeNumber(typed) ?? Number.NaN;
  const tiers = filledTiers(values).map((tier) => ({ from: count(tier.from), amount: read(tier.amount) }));
  const isPriced = amount.trim() !== '' || tiers.length > 0;
  return {
    ...(isPriced && {
      price: {
        amount: read(amount),
        currency,
        ...(unit.trim() !== '' && { unit }),
        ...(tiers.length > 0 && { tiers }),
      },
    }),
    ...(minimumQuantity.trim() !== '' && {
      minimumOrder: {
        quantity: readQuantity(minimumQuantity) ?? Number.NaN,
        ...(minimumUnit.trim() !== '' && { unit: minimumUnit }),
      },
    }),
  };
}

/** Returns values for comparison: without ids of lines, hosts of addresses and the status. */
export function comparable({ status: _status, ...values }: ProductValues): Values {
  return {
    ...values,
    specs: filledSpecs(values).map(({ key, value }) => [key, value]),
    photos: values.photos.map(({ token, url }) => token ?? withoutHost(url)),
    videos: values.videos.map(({ token, videoID, url }) => token ?? videoID ?? url),
    tiers: filledTiers(values).map(({ from, amount }) => [from, amount]),
    // A currency or unit without an amount means nothing.
    currency: values.amount.trim() === '' ? '' : values.currency,
    minimumUnit: values.minimumQuantity.trim() === '' ? '' : values.minimumUnit,
  };
}

function withoutHost(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}
