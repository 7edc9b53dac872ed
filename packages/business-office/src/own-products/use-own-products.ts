import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { deleteProduct } from '@wbn/contract/business/delete-product.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { restoreProduct } from '@wbn/contract/business/restore-product.ts';
import { setProductStatus } from '@wbn/contract/business/set-product-status.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from '../manage/use-managed.ts';
import { listOwnProductsQuery, type OwnProductList } from './list-own-products.query.ts';
import { updateSlots } from './update-slots.ts';

interface OwnProductsOptions {
  readonly api: ApiClient;
  readonly managed: Managed;
  readonly list: OwnProductList;
}

/** A company's products and what can be done with each; every answer of the server is shown at once. */
export function useOwnProducts({ api, managed, list }: OwnProductsOptions) {
  const { t } = useTranslation('own-products');
  const toast = useToast();
  const [{ products, slots }, setList] = useState(list);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  /** The refusal that the plan's limit leads to. */
  const [refused, setRefused] = useState(false);

  function change(productID: string, to: (last: OwnProduct) => OwnProduct, now?: ProductSlots): void {
    setList((last) => ({
      slots: now ?? last.slots,
      products: last.products.map((one) => (one.productID === productID ? to(one) : one)),
    }));
    if (now) updateSlots(managed, now);
  }

  async function fail(error: unknown, words: string): Promise<void> {
    const { code, status } = error instanceof ApiError ? error : new ApiError('InternalError', '', 0);
    if (code === 'PlanLimitReached') return setRefused(true);
    if (status !== 404) {
      if (status !== 403 || !managed.fail(error)) toast(words, 'danger');
      return;
    }
    // Either the product is gone or the company is: the list knows.
    try {
      const fresh = await listOwnProductsQuery(api, managed.business.businessID).queryFn();
      setList(fresh);
      updateSlots(managed, fresh.slots);
      toast(t('gone'), 'danger');
    } catch (listError) {
      if (!managed.fail(listError)) toast(words, 'danger');
    }
  }

  /** Runs one action on a product at a time. */
  async function run(productID: string, words: string, action: () => Promise<void>): Promise<void> {
    if (busy.has(productID)) return;
    setBusy((last) => new Set(last).add(productID));
    try {
      await action();
    } catch (error) {
      await fail(error, words);
    }
    setBusy((last) => new Set([...last].filter((id) => id !== productID)));
  }

  function restore({ productID, name }: OwnProduct): Promise<void> {
    return run(productID, t('restoreFailed', { name }), async () => {
      const { data, slots: now } = await api.call(restoreProduct, { params: { id: productID } });
      change(productID, () => data, now);
      toast(t('restored', { name }), 'success');
    });
  }

  function remove(product: OwnProduct): Promise<void> {
    const { productID, name } = product;
    return run(productID, t('deleteFailed', { name }), async () => {
      const { slots: now } = await api.call(deleteProduct, { params: { id: productID } });
      change(productID, (last) => ({ ...last, deletedAt: new Date().toISOString() }), now);
      toast(t('deleted', { name }), 'success', { label: t('undo'), onAction: () => void restore(product) });
    });
  }

  function setStatus({ productID, name }: OwnProduct, status: ProductStatus): Promise<void> {
    return run(productID, t('statusFailed', { name }), async () => {
      const { data } = await api.call(setProductStatus, { params: { id: productID }, body: { status } });
      change(productID, () => data);
      toast(t(status === 'published' ? 'published' : 'madeDraft', { name }), 'success');
    });
  }

  return {
    products,
    slots,
    busy,
    /** No slot is left, or the server has said so. */
    refused,
    refuse: () => setRefused(true),
    closeRefusal: () => setRefused(false),
    remove,
    restore,
    setStatus,
  };
}

export type OwnProducts = ReturnType<typeof useOwnProducts>;
