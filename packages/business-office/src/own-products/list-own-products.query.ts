import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listOwnProducts, type StateFilter } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';

/** What is looked at of a company's products. */
export interface OwnProductsView {
  readonly show: StateFilter;
  readonly find: string;
  readonly page: number;
}

export interface OwnProductList {
  /** Of the page. */
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
