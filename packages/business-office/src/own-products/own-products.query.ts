import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listOwnProducts, loadOwnProduct, type StateFilter } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';

/** Paths of the pages for a company's products (RT-22). */
export function ownProductPaths(businessID: string) {
  const list = `/business/${businessID}/products`;
  return {
    list,
    create: `${list}/new`,
    import: `${list}/import`,
    edit: (productID: string) => `${list}/${productID}`,
    membership: `/business/${businessID}/membership`,
  };
}

/** Search, filter and page of a company's products. */
export interface OwnProductsView {
  readonly show: StateFilter;
  readonly find: string;
  readonly page: number;
}

export interface OwnProductList {
  readonly products: readonly OwnProduct[];
  readonly slots: ProductSlots;
  readonly counts: Readonly<Record<StateFilter, number>>;
  /** Number of products on all pages. */
  readonly found: number;
  readonly page: number;
}

/** Prefix of all query keys for a company's products. */
export const ownProductsKey = (businessID: string) => ['list-own-products', businessID] as const;

/** Products of a company for its members; shows the previous list until the next one has loaded. */
export function listOwnProductsQuery(api: ApiClient, businessID: string, view: OwnProductsView) {
  return queryOptions({
    queryKey: [...ownProductsKey(businessID), view],
    queryFn: async (): Promise<OwnProductList> => {
      const { data, slots, counts, found, page } = await api.call(listOwnProducts, {
        query: { bid: businessID, ...view },
      });
      return { products: data, slots, counts, found, page };
    },
    placeholderData: keepPreviousData,
  });
}

/** A product for members of its company; null for a new one. */
export function loadOwnProductQuery(api: ApiClient, productID: string | undefined) {
  return queryOptions({
    queryKey: ['load-own-product', productID],
    queryFn: async (): Promise<OwnProduct | null> =>
      productID === undefined ? null : (await api.call(loadOwnProduct, { params: { id: productID } })).data,
  });
}

/** Prefix of the mutation keys for a product in the list, which run one at a time. */
export function productChangeKey(productID: string): readonly string[] {
  return ['product-change', productID];
}

/** Mutation key for actions on several products of a company. */
export const severalProductsKey = (businessID: string) => ['several-products', businessID];
