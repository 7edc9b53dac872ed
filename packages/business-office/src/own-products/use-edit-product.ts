import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ApiError } from '@wbn/api-client/api-error.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { businessProblemOf } from '@wbn/contract/business/business-problems.ts';
import { createProduct, saveProduct } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import { savedProductSchema } from '@wbn/contract/business/saved-product.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';
import type { ServerSnapshot } from '@wbn/forms/edit/form-state.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useState } from 'react';
import { productChanged } from '../cache-updates.ts';
import { loadOwnProductQuery } from './own-products.query.ts';
import {
  comparable,
  emptyProduct,
  filledSpecs,
  filledTiers,
  type ProductBody,
  type ProductValues,
  type ProductVideo,
  toBody,
  valuesOf,
} from './product-values.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

/** Groups of fields that merge together: a price without its currency would be meaningless. */
const together = [
  ['industry', 'category', 'subCategory'],
  ['amount', 'currency', 'unit', 'tiers'],
  ['minimumQuantity', 'minimumUnit'],
];

/** Returns the form definition of a product; it cannot be saved while photos are uploading. */
export function productShape(locale: string, isSending: boolean): FormShape<ProductValues> {
  return {
    name: 'product',
    together,
    comparable,
    findIssues: (values) => [
      ...(isSending ? [{ path: ['photos'], message: 'sending' }] : []),
      ...issuesOf(savedProductSchema, toBody(values, locale)),
    ],
    controlOf,
    problemOf: (words, control) => {
      if (words === 'sending') return 'sending';
      // Any problem of a photo is solved only by another photo.
      return control.startsWith('photos.') ? 'photo' : businessProblemOf(words);
    },
  };
}

/** Maps a path in the request body, where list entries have an index, to a control, where they have an id. */
function controlOf([field = '', place, part, ...rest]: readonly string[], values: ProductValues): string {
  const at = Number(place);
  if (field === 'price' && place === 'tiers') {
    const line = filledTiers(values)[Number(part)];
    return line ? `tiers.${line.id}.${rest[0] ?? 'from'}` : 'tiers';
  }
  if (field === 'price') return 'amount';
  if (field === 'minimumOrder') return place === 'unit' ? 'minimumUnit' : 'minimumQuantity';
  if (field === 'specs' && place !== undefined) {
    const line = filledSpecs(values)[at];
    return line ? `specs.${line.id}.${part ?? 'key'}` : field;
  }
  if ((field === 'photos' || field === 'videos') && place !== undefined) {
    const entry = values[field][at];
    return entry ? `${field}.${entry.id}` : field;
  }
  return field;
}

interface NewProduct {
  readonly body: ProductBody;
  /** Same for every attempt, so that the product is created once. */
  readonly idempotencyKey: string;
}

interface EditProductOptions {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  readonly userID: string;
  /** The product when the page opened; null for a new one. */
  readonly product: OwnProduct | null;
  readonly onSaved: () => void;
}

/** The form of a product with its photo uploads and the plan limit. */
export function useEditProduct({ api, office, userID, product, onSaved }: EditProductOptions) {
  const t = useText('own-products');
  const toast = useToast();
  const locale = useLocale();
  const client = useQueryClient();
  const { businessID } = office.business;
  const productID = product?.productID;
  const change = useMutation({
    mutationFn: async (body: CallInput<typeof saveProduct>['body']) =>
      (await api.call(saveProduct, { params: { id: productID ?? '' }, body })).data,
    onSuccess: (product, _body, _result, { client }) => productChanged(client, product),
  });
  const create = useMutation({
    mutationFn: async ({ body, idempotencyKey }: NewProduct) => {
      const headers = { 'idempotency-key': idempotencyKey };
      const { data, slots } = await api.call(createProduct, { body: { ...body, businessID } }, { headers });
      return { product: data, slots };
    },
    onSuccess: ({ product, slots }, _sent, _result, { client }) => productChanged(client, product, slots),
  });
  const [limited, setLimited] = useState(false);
  const uploads = usePhotoUploads({
    api,
    businessID,
    onPhoto: (photo) => form.set(({ photos }) => ({ photos: [...photos, photo] })),
    onError: (error) => void office.fail(error),
  });
  const draftKey = `wbn-product-draft-${userID}-${businessID}-${productID ?? 'new'}`;
  const snapshotOf = (now: OwnProduct | null): ServerSnapshot<ProductValues> =>
    now ? { values: valuesOf(now, locale), version: now.version } : { values: emptyProduct };

  const form = useForm<ProductValues>({
    shape: productShape(locale, uploads.sending > 0),
    draftKey,
    snapshot: snapshotOf(product),
    ...(product && {
      load: async () => snapshotOf(await client.fetchQuery(loadOwnProductQuery(api, productID))),
    }),
    save: async (values, { version }, idempotencyKey) => {
      const body = toBody(values, locale);
      const saved = product
        ? await change.mutateAsync({ ...body, ...(version !== undefined && { version }) })
        : (await create.mutateAsync({ body, idempotencyKey })).product;
      return snapshotOf(saved);
    },
    onSaved: ({ name, status }, { fields, isOwn }) => {
      const saved = status === 'published' ? 'savedPublished' : 'savedDraft';
      const merged = isOwn ? 'savedMergedOwn' : 'savedMerged';
      toast(t(fields.length > 0 ? merged : saved, { name }), 'success');
      onSaved();
    },
    onFailed: (error: ApiError) => {
      if (error.code === 'PlanLimitReached') setLimited(true);
      else if (office.fail(error)) return true;
      else if (error.code === 'NotFound') toast(t('gone'), 'danger');
      else return false;
      return true;
    },
    labelOf: useProductLabels(),
  });

  return {
    form,
    draftKey,
    uploads,
    limited,
    closeLimit: () => setLimited(false),
    /** Appends to the latest values, because an upload can finish while something else is typed. */
    addVideo: (video: ProductVideo) => form.set(({ videos }) => ({ videos: [...videos, video] })),
    /** Saves as public or as a draft. */
    saveAs: (status: ProductStatus) => {
      if (form.saving) return;
      form.set({ status });
      void form.save();
    },
  };
}

/** Returns the function that names a control; list entries are numbered. */
function useProductLabels(): (control: string, values: ProductValues) => string {
  const t = useText('own-products');
  return (control, values) => {
    const [field = '', id, part] = control.split('.');
    const numberIn = (list: readonly { readonly id: string }[]) =>
      list.findIndex((one) => control.startsWith(`${field}.${one.id}`)) + 1;
    if (field === 'specs' && id) {
      return t(part === 'value' ? 'specs.value' : 'specs.key', { number: numberIn(values.specs) });
    }
    if (field === 'tiers' && id)
      return t(part === 'amount' ? 'tiers.amount' : 'tiers.from', { number: numberIn(values.tiers) });
    if (field === 'tiers') return t('tiers.title');
    if (field === 'photos' && id) return t('photos.alt', { number: numberIn(values.photos) });
    if (field === 'specs' || field === 'photos' || field === 'videos') return t(`group.${field}`);
    return t(
      `fact.${field as Exclude<keyof ProductValues, 'specs' | 'tiers' | 'photos' | 'videos' | 'status'>}`,
    );
  };
}
