import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { runMutation } from '@wbn/api-client/run-mutation.ts';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from '../manage/use-managed.ts';
import { slotsChanged } from '../query-changes.ts';
import { deleteProductMutation } from './delete-product.query.ts';
import { duplicateProductMutation } from './duplicate-product.query.ts';
import { listOwnProductsQuery, type OwnProductsView } from './list-own-products.query.ts';
import { productChangeKey } from './product-change-key.ts';
import { restoreProductMutation } from './restore-product.query.ts';
import { setProductStatusMutation } from './set-product-status.query.ts';

interface OwnProductsOptions {
  readonly api: ApiClient;
  readonly managed: Managed;
  /** What is looked at. */
  readonly view: OwnProductsView;
  /** The copy waits to be changed. */
  readonly onDuplicated: (copy: OwnProduct) => void;
}

/** What can be done with each product of a company; every answer of the server is shown at once. */
export function useOwnProducts({ api, managed, view, onDuplicated }: OwnProductsOptions) {
  const { t } = useTranslation('own-products');
  const toast = useToast();
  const client = useQueryClient();
  /** The refusal that the plan's limit leads to. */
  const [refused, setRefused] = useState(false);
  const { businessID } = managed.business;

  async function fail(error: unknown, words: string): Promise<void> {
    const { code, status } = toApiError(error);
    if (code === 'PlanLimitReached') return setRefused(true);
    if (status !== 404) {
      if (status !== 403 || !managed.fail(error)) toast(words, 'danger');
      return;
    }
    // Either the product is gone or the company is: the list knows.
    try {
      const { slots } = await client.fetchQuery(listOwnProductsQuery(api, businessID, view));
      slotsChanged(client, businessID, slots);
      toast(t('gone'), 'danger');
    } catch (listError) {
      if (!managed.fail(listError)) toast(words, 'danger');
    }
  }

  /** Runs one action on a product at a time; true when it is done. */
  async function run<Data, Variables>(
    { productID }: OwnProduct,
    words: string,
    mutation: MutationOptions<Data, Error, Variables>,
    variables: Variables,
  ): Promise<boolean> {
    if (client.isMutating({ mutationKey: productChangeKey(productID) }) > 0) return false;
    try {
      await runMutation(client, mutation, variables);
      return true;
    } catch (error) {
      await fail(error, words);
      return false;
    }
  }

  async function restore(product: OwnProduct): Promise<void> {
    const { name } = product;
    const words = t('restoreFailed', { name });
    if (await run(product, words, restoreProductMutation(api, product), undefined))
      toast(t('restored', { name }), 'success');
  }

  async function remove(product: OwnProduct): Promise<void> {
    const { name } = product;
    const undo = { label: t('undo'), onAction: () => void restore(product) };
    if (await run(product, t('deleteFailed', { name }), deleteProductMutation(api, product), undefined))
      toast(t('deleted', { name }), 'success', undo);
  }

  async function duplicate(product: OwnProduct): Promise<void> {
    if (client.isMutating({ mutationKey: productChangeKey(product.productID) }) > 0) return;
    try {
      const { data } = await runMutation(client, duplicateProductMutation(api, product), crypto.randomUUID());
      toast(t('duplicated', { name: data.name }), 'success');
      onDuplicated(data);
    } catch (error) {
      await fail(error, t('duplicateFailed', { name: product.name }));
    }
  }

  async function setStatus(product: OwnProduct, status: ProductStatus): Promise<void> {
    const { name } = product;
    if (await run(product, t('statusFailed', { name }), setProductStatusMutation(api, product), status))
      toast(t(status === 'published' ? 'published' : 'madeDraft', { name }), 'success');
  }

  return {
    /** No slot is left, or the server has said so. */
    refused,
    closeRefusal: () => setRefused(false),
    remove,
    restore,
    duplicate,
    setStatus,
  };
}

export type OwnProducts = ReturnType<typeof useOwnProducts>;
