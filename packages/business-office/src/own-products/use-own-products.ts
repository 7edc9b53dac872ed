import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { runMutation } from '@wbn/api-client/run-mutation.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import {
  deleteProduct,
  duplicateProduct,
  restoreProduct,
  setProductStatus,
} from '@wbn/contract/business/own-products.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useState } from 'react';
import { productChanged, slotsChanged } from '../cache-updates.ts';
import { listOwnProductsQuery, type OwnProductsView, productChangeKey } from './own-products.query.ts';

interface OwnProductsOptions {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  readonly view: OwnProductsView;
  /** Called with the copy, to open its form. */
  readonly onDuplicated: (copy: OwnProduct) => void;
}

/** Actions on each product of a company; the cache is updated from every reply. */
export function useOwnProducts({ api, office, view, onDuplicated }: OwnProductsOptions) {
  const t = useText('own-products');
  const toast = useToast();
  const client = useQueryClient();
  /** Set when the server refused because of the plan's limit. */
  const [refused, setRefused] = useState(false);
  const { businessID } = office.business;

  async function fail(error: unknown, words: string): Promise<void> {
    const { code, status } = toApiError(error);
    if (code === 'PlanLimitReached') return setRefused(true);
    if (status !== 404) {
      if (status !== 403 || !office.fail(error)) toast(words, 'danger');
      return;
    }
    // NotFound: the product or the company is gone; the refetched list tells which.
    try {
      const { slots } = await client.fetchQuery(listOwnProductsQuery(api, businessID, view));
      slotsChanged(client, businessID, slots);
      toast(t('gone'), 'danger');
    } catch (listError) {
      if (!office.fail(listError)) toast(words, 'danger');
    }
  }

  /** Runs one action per product at a time; returns its result, or undefined if it failed or another one runs. */
  async function run<Result>(
    { productID }: OwnProduct,
    words: string,
    action: () => Promise<Result>,
  ): Promise<Result | undefined> {
    const mutationKey = productChangeKey(productID);
    if (client.isMutating({ mutationKey }) > 0) return undefined;
    try {
      return await runMutation(client, { mutationKey, mutationFn: action }, undefined);
    } catch (error) {
      await fail(error, words);
      return undefined;
    }
  }

  async function restore(product: OwnProduct): Promise<void> {
    const { productID, name } = product;
    const done = await run(product, t('restoreFailed', { name }), async () => {
      const { data, slots } = await api.call(restoreProduct, { params: { id: productID } });
      productChanged(client, data, slots);
      return true;
    });
    if (done) toast(t('restored', { name }), 'success');
  }

  async function remove(product: OwnProduct): Promise<void> {
    const { productID, name } = product;
    const done = await run(product, t('deleteFailed', { name }), async () => {
      const { slots } = await api.call(deleteProduct, { params: { id: productID } });
      productChanged(client, { ...product, deletedAt: new Date().toISOString() }, slots);
      return true;
    });
    const undo = { label: t('undo'), onAction: () => void restore(product) };
    if (done) toast(t('deleted', { name }), 'success', undo);
  }

  async function duplicate(product: OwnProduct): Promise<void> {
    const { productID, name } = product;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const copy = await run(product, t('duplicateFailed', { name }), async () => {
      const { data, slots } = await api.call(duplicateProduct, { params: { id: productID } }, { headers });
      productChanged(client, data, slots);
      return data;
    });
    if (!copy) return;
    toast(t('duplicated', { name: copy.name }), 'success');
    onDuplicated(copy);
  }

  async function setStatus(product: OwnProduct, status: ProductStatus): Promise<void> {
    const { productID, name } = product;
    const done = await run(product, t('statusFailed', { name }), async () => {
      const { data } = await api.call(setProductStatus, { params: { id: productID }, body: { status } });
      productChanged(client, data);
      return true;
    });
    if (done) toast(t(status === 'published' ? 'published' : 'madeDraft', { name }), 'success');
  }

  return {
    /** No slot is left, by the counts or by the server's refusal. */
    refused,
    closeRefusal: () => setRefused(false),
    remove,
    restore,
    duplicate,
    setStatus,
  };
}

export type OwnProducts = ReturnType<typeof useOwnProducts>;
