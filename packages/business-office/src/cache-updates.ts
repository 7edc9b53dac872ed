import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import type { LoadedBusiness } from '@wbn/cards/business/load-business.query.ts';
import {
  type BusinessProfile,
  type BusinessSession,
  listOwnBusinesses,
  listUserBusinesses,
} from '@wbn/contract/business/business.ts';
import { listOwnInvitations } from '@wbn/contract/business/invitations.ts';
import { listMembers } from '@wbn/contract/business/members.ts';
import { listPhotoFetches } from '@wbn/contract/business/photo-fetches.ts';
import { listBusinessProducts, type OwnProduct } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { type OwnProductList, ownProductsKey } from './own-products/own-products.query.ts';

/*
 * Cache updates after the writes of this package, in one place. Replies go into the cache at once; other affected
 * queries are invalidated: mounted ones refetch now, others when they open.
 */

/** A save returned the company. */
export function businessSaved(
  client: QueryClient,
  business: BusinessProfile,
  session: BusinessSession | null,
): void {
  client.setQueryData<LoadedBusiness>(['load-business', business.businessID], (last) => ({
    business,
    session: session ?? last?.session ?? null,
  }));
  businessListsChanged(client);
}

/** The person has another company, or one of theirs looks different. */
export function businessListsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: callKey(listOwnBusinesses) });
  void client.invalidateQueries({ queryKey: callKey(listUserBusinesses) });
}

/** The person has become the owner of a company that they claimed. */
export function businessClaimed(client: QueryClient, businessID: string): void {
  void client.invalidateQueries({ queryKey: ['load-business', businessID] });
  businessListsChanged(client);
}

/** The person has left a company. */
export function businessLeft(client: QueryClient, businessID: string): void {
  client.setQueryData(callKey(listOwnBusinesses), (last) =>
    last?.filter((one) => one.businessID !== businessID),
  );
  void client.invalidateQueries({ queryKey: callKey(listUserBusinesses) });
}

/** The server returned a product; `slots` when their number changed. */
export function productChanged(client: QueryClient, product: OwnProduct, slots?: ProductSlots): void {
  const { businessID, productID } = product;
  listedProductsChanged(client, businessID, [product], slots);
  client.setQueryData<OwnProduct | null>(['load-own-product', productID], product);
  if (slots) slotsChanged(client, businessID, slots);
  void client.invalidateQueries({ queryKey: callKey(listBusinessProducts) });
}

/** The server returned several products. Which other products the plan now shows is refetched. */
export function productsChanged(
  client: QueryClient,
  businessID: string,
  products: readonly OwnProduct[],
  slots: ProductSlots,
): void {
  listedProductsChanged(client, businessID, products, slots);
  for (const product of products)
    client.setQueryData<OwnProduct | null>(['load-own-product', product.productID], product);
  productsImported(client, businessID, slots);
}

/** Updates products in the cached lists; order and totals are refetched. */
function listedProductsChanged(
  client: QueryClient,
  businessID: string,
  products: readonly OwnProduct[],
  slots: ProductSlots | undefined,
): void {
  const changed = new Map(products.map((product) => [product.productID, product]));
  client.setQueriesData<OwnProductList>(
    { queryKey: ownProductsKey(businessID) },
    (last) =>
      last && {
        ...last,
        products: last.products.map((one) => changed.get(one.productID) ?? one),
        slots: slots ?? last.slots,
      },
  );
  void client.invalidateQueries({ queryKey: ownProductsKey(businessID) });
}

/** An import has changed many products, and may fetch photos of them. */
export function productsImported(client: QueryClient, businessID: string, slots: ProductSlots): void {
  slotsChanged(client, businessID, slots);
  void client.invalidateQueries({ queryKey: callKey(listPhotoFetches, { query: { bid: businessID } }) });
  void client.invalidateQueries({ queryKey: ownProductsKey(businessID) });
  void client.invalidateQueries({ queryKey: callKey(listBusinessProducts) });
}

/** A large import has ended; the slots are refetched. */
export function largeImportStored(client: QueryClient, businessID: string): void {
  void client.invalidateQueries({ queryKey: ownProductsKey(businessID) });
  void client.invalidateQueries({ queryKey: ['load-business', businessID], exact: true });
  void client.invalidateQueries({ queryKey: callKey(listPhotoFetches, { query: { bid: businessID } }) });
  void client.invalidateQueries({ queryKey: callKey(listBusinessProducts) });
}

/** Photos of imported products have arrived from the shop. */
export function productPhotosFetched(client: QueryClient, businessID: string): void {
  void client.invalidateQueries({ queryKey: ownProductsKey(businessID) });
  void client.invalidateQueries({ queryKey: callKey(listBusinessProducts) });
}

/** The number of used slots has changed. */
export function slotsChanged(client: QueryClient, businessID: string, products: ProductSlots): void {
  client.setQueryData<LoadedBusiness>(
    ['load-business', businessID],
    (last) => last && { ...last, session: last.session && { ...last.session, products } },
  );
  void client.invalidateQueries({ queryKey: callKey(listOwnBusinesses) });
}

/** Members or invitations of a company have changed. */
export function membersChanged(client: QueryClient, businessID: string): void {
  void client.invalidateQueries({ queryKey: callKey(listMembers, { params: { id: businessID } }) });
}

/** The person's own role in a company has changed. */
export function accessChanged(client: QueryClient, businessID: string): void {
  membersChanged(client, businessID);
  void client.invalidateQueries({ queryKey: ['load-business', businessID], exact: true });
  businessListsChanged(client);
}

/** An invitation was answered or is gone. */
export function invitationAnswered(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: callKey(listOwnInvitations) });
  businessListsChanged(client);
}
