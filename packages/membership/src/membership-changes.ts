import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listOwnBusinesses, listUserBusinesses } from '@wbn/contract/business/business.ts';
import { listOwnProducts } from '@wbn/contract/business/own-products.ts';
import { listInvoices, loadMembership, type MembershipState } from '@wbn/contract/membership/subscription.ts';

const membershipKey = (id: string) => callKey(loadMembership, { params: { id } });

/** Puts the membership that a write returned into the query cache. */
export function cacheMembership(client: QueryClient, businessID: string, state: MembershipState): void {
  client.setQueryData(membershipKey(businessID), state);
}

/** Reloads level, slots and invoices after a payment that succeeded or may have. */
export function reloadMembership(client: QueryClient, businessID: string): Promise<unknown> {
  void client.invalidateQueries({ queryKey: ['load-business', businessID], exact: true });
  for (const call of [listOwnProducts, listOwnBusinesses, listUserBusinesses, listInvoices])
    void client.invalidateQueries({ queryKey: callKey(call) });
  return client.invalidateQueries({ queryKey: membershipKey(businessID) });
}
