import { photosOf } from '@wbn/cards/product/business-product.ts';
import type { createProduct } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import type { Photo } from '@wbn/contract/shared/values.ts';
import { amountText, parseAmount } from '@wbn/forms/price-amount.ts';
import { readWholeNumber } from '@wbn/ui-kit/controls/whole-number.ts';

/** A line of the technical specifications; `id` only tells the lines apart on screen. */
export interface SpecLine {
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** A price from a quantity on, as it is typed; `id` only tells the lines apart on screen. */
export interface TierLine {
  readonly id: string;
  readonly from: string;
  readonly amount: string;
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
  readonly tiers: readonly TierLine[];
  readonly minimumQuantity: string;
  readonly minimumUnit: string;
  readonly leadTime: string;
  /** 'yes', 'no', or empty while nobody has said. */
  readonly stock: string;
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
  tiers: [],
  minimumQuantity: '',
  minimumUnit: '',
  leadTime: '',
  stock: '',
  specs: [],
  videos: [],
  status: 'draft',
};

/** A stored product as the form shows it; `locale` decides how its price is typed. */
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
    minimumQuantity: minimumOrder ? String(minimumOrder.quantity) : '',
    minimumUnit: minimumOrder?.unit ?? '',
    leadTime: product.leadTime ?? '',
    stock: product.stock === undefined ? '' : product.stock ? 'yes' : 'no',
    specs: product.specs.map((line, at) => ({ id: `line-${at}`, ...line })),
    videos: product.videos.map(({ videoID, url }) => ({ id: videoID, videoID, url })),
    status: product.status,
  };
}

/** Lines in which something stands; empty ones are not sent. */
export function filledSpecs({ specs }: Pick<ProductValues, 'specs'>): readonly SpecLine[] {
  return specs.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '');
}

/** Lines in which something stands; empty ones are not sent. */
export function filledTiers({ tiers }: Pick<ProductValues, 'tiers'>): readonly TierLine[] {
  return tiers.filter(({ from, amount }) => from.trim() !== '' || amount.trim() !== '');
}

/** What is sent: the product as a whole. A number that cannot be read is sent as one that the schema refuses. */
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

/** Price and smallest order, as far as something is typed; tiers without a price are sent too, for the schema to ask for it. */
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
        quantity: count(minimumQuantity),
        ...(minimumUnit.trim() !== '' && { unit: minimumUnit }),
      },
    }),
  };
}

/** What makes two values of a field the same: ids of lines and hosts of addresses do not count; the status is no field. */
export function comparable({ status: _status, ...values }: ProductValues): Values {
  return {
    ...values,
    specs: filledSpecs(values).map(({ key, value }) => [key, value]),
    photos: values.photos.map(({ token, url }) => token ?? withoutHost(url)),
    videos: values.videos.map(({ token, videoID, url }) => token ?? videoID ?? url),
    tiers: filledTiers(values).map(({ from, amount }) => [from, amount]),
    // A currency alone says nothing, and neither does a unit.
    currency: values.amount.trim() === '' ? '' : values.currency,
    minimumUnit: values.minimumQuantity.trim() === '' ? '' : values.minimumUnit,
  };
}

function withoutHost(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}
