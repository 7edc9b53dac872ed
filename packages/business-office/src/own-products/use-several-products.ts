import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { runMutation } from '@wbn/api-client/run-mutation.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import {
  deleteProducts,
  type LeftProduct,
  restoreProducts,
  setProductsStatus,
} from '@wbn/contract/business/own-products.ts';
import type { OwnProduct, ProductStatus } from '@wbn/contract/business/product.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useState } from 'react';
import { productsChanged } from '../cache-updates.ts';
import { ownProductsKey, severalProductsKey } from './own-products.query.ts';

type Work = (products: readonly OwnProduct[]) => Promise<boolean>;

/** Actions on several products; each resolves with true on success. */
export interface SeveralProducts {
  readonly publish: Work;
  readonly makeDrafts: Work;
  readonly remove: Work;
  readonly restore: Work;
  /** Products that got no free slot the last time. */
  readonly left: readonly LeftProduct[];
  readonly clearLeft: () => void;
}

const idsOf = (products: readonly OwnProduct[]) => products.map(({ productID }) => productID);

/** Sends one call for all products; names those that the server left out. */
export function useSeveralProducts(api: ApiClient, office: OfficeContext): SeveralProducts {
  const t = useText('own-products');
  const toast = useToast();
  const client = useQueryClient();
  const [left, setLeft] = useState<readonly LeftProduct[]>([]);
  const { businessID } = office.business;

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      const mutationKey = severalProductsKey(businessID);
      await runMutation(client, { mutationKey, mutationFn: work }, undefined);
      return true;
    } catch (error) {
      const { status } = toApiError(error);
      if (status === 404) {
        await client.invalidateQueries({ queryKey: ownProductsKey(businessID) });
        toast(t('several.gone'), 'danger');
      } else if (status !== 403 || !office.fail(error)) toast(t('several.failed'), 'danger');
      return false;
    }
  }

  function report(
    words: 'published' | 'madeDraft' | 'restored',
    count: number,
    missed: readonly LeftProduct[],
  ) {
    if (count > 0) toast(t(`several.${words}`, { count }), 'success');
    setLeft(missed);
  }

  const setStatus = (products: readonly OwnProduct[], status: ProductStatus) =>
    attempt(async () => {
      const body = { businessID, productIDs: idsOf(products), status };
      const { data, slots } = await api.call(setProductsStatus, { body });
      productsChanged(client, businessID, data.products, slots);
      const words = status === 'published' ? 'published' : 'madeDraft';
      const others = products.filter((product) => product.status !== status);
      report(words, others.length - data.left.length, data.left);
    });

  const restore: Work = (products) =>
    attempt(async () => {
      const body = { businessID, productIDs: idsOf(products) };
      const { data, slots } = await api.call(restoreProducts, { body });
      productsChanged(client, businessID, data.products, slots);
      report('restored', products.length - data.left.length, data.left);
    });

  const remove: Work = (products) =>
    attempt(async () => {
      const body = { businessID, productIDs: idsOf(products) };
      const { slots } = await api.call(deleteProducts, { body });
      const deletedAt = new Date().toISOString();
      const deleted = products.map((product) => ({ ...product, deletedAt }));
      productsChanged(client, businessID, deleted, slots);
      const undo = { label: t('undo'), onAction: () => void restore(products) };
      toast(t('several.deleted', { count: products.length }), 'success', undo);
    });

  return {
    publish: (products) => setStatus(products, 'published'),
    makeDrafts: (products) => setStatus(products, 'draft'),
    remove,
    restore,
    left,
    clearLeft: () => setLeft([]),
  };
}
