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
import { listBusinessProducts, type OwnProduct } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { type OwnProductList, ownProductsKey } from './own-products/own-products.query.ts';

/*
 * What the writes of this room change of what was read: the one place that knows which keys a write touches. What a reply
 * holds is shown at once; the rest is read again, by the pages that show it now and by others when they are opened.
 */

/** A company as a save has answered it. */
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

/** The person has another company, or one of theirs shows something else. */
export function businessListsChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: callKey(listOwnBusinesses) });
  void client.invalidateQueries({ queryKey: callKey(listUserBusinesses) });
}

/** The person has left a company. */
export function businessLeft(client: QueryClient, businessID: string): void {
  client.setQueryData(callKey(listOwnBusinesses), (last) =>
    last?.filter((one) => one.businessID !== businessID),
  );
  void client.invalidateQueries({ queryKey: callKey(listUserBusinesses) });
}

/** A product as the server has it now; `slots` when their number has changed. */
export function productChanged(client: QueryClient, product: OwnProduct, slots?: ProductSlots): void {
  const { businessID, productID } = product;
  listedProductsChanged(client, businessID, [product], slots);
  client.setQueryData<OwnProduct | null>(['load-own-product', productID], product);
  if (slots) slotsChanged(client, businessID, slots);
  void client.invalidateQueries({ queryKey: callKey(listBusinessProducts) });
}

/** Several products of a company as the server has them now. Which others the plan shows instead is read again. */
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

/** The pages that hold them show what is known; which products stand where, and how many there are, is read again. */
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

/** A file has brought many products at once. */
export function productsImported(client: QueryClient, businessID: string, slots: ProductSlots): void {
  slotsChanged(client, businessID, slots);
  void client.invalidateQueries({ queryKey: ownProductsKey(businessID) });
  void client.invalidateQueries({ queryKey: callKey(listBusinessProducts) });
}

/** A large file has brought what it holds; how many slots that took is read again. */
export function largeImportStored(client: QueryClient, businessID: string): void {
  void client.invalidateQueries({ queryKey: ownProductsKey(businessID) });
  void client.invalidateQueries({ queryKey: ['load-business', businessID], exact: true });
  void client.invalidateQueries({ queryKey: callKey(listBusinessProducts) });
}

/** How many slots of a company are taken. */
export function slotsChanged(client: QueryClient, businessID: string, products: ProductSlots): void {
  client.setQueryData<LoadedBusiness>(
    ['load-business', businessID],
    (last) => last && { ...last, session: last.session && { ...last.session, products } },
  );
  void client.invalidateQueries({ queryKey: callKey(listOwnBusinesses) });
}

/** Who works for a company, or who was asked to. */
export function peopleChanged(client: QueryClient, businessID: string): void {
  void client.invalidateQueries({ queryKey: callKey(listMembers, { params: { id: businessID } }) });
}

/** What the person themselves may do in a company. */
export function accessChanged(client: QueryClient, businessID: string): void {
  peopleChanged(client, businessID);
  void client.invalidateQueries({ queryKey: ['load-business', businessID], exact: true });
  businessListsChanged(client);
}

/** An invitation has got its answer, or is gone. */
export function invitationAnswered(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: callKey(listOwnInvitations) });
  businessListsChanged(client);
}
