import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listOwnProducts, loadOwnProduct, type StateFilter } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';

/** Addresses of the pages on which a company's people work on its products (RT-22). */
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

/** What is looked at of a company's products. */
export interface OwnProductsView {
  readonly show: StateFilter;
  readonly find: string;
  readonly page: number;
}

export interface OwnProductList {
  readonly products: readonly OwnProduct[];
  readonly slots: ProductSlots;
  readonly counts: Readonly<Record<StateFilter, number>>;
  /** How many there are on all pages, and which page this is. */
  readonly found: number;
  readonly page: number;
}

/** All that is cached of the products of a company. */
export const ownProductsKey = (businessID: string) => ['list-own-products', businessID] as const;

/** Products of a company for its own people; the last list stands until the next one has come. */
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

/** A product as its company's people see it; null for one that is yet to be made. */
export function loadOwnProductQuery(api: ApiClient, productID: string | undefined) {
  return queryOptions({
    queryKey: ['load-own-product', productID],
    queryFn: async (): Promise<OwnProduct | null> =>
      productID === undefined ? null : (await api.call(loadOwnProduct, { params: { id: productID } })).data,
  });
}

/** Beginning of the keys of all writes about a product from the list: one of them at a time. */
export function productChangeKey(productID: string): readonly string[] {
  return ['product-change', productID];
}

/** Key of whatever is done to several products of a company at once. */
export const severalProductsKey = (businessID: string) => ['several-products', businessID];
