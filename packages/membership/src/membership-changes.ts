import type { QueryClient } from '@tanstack/react-query';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listOwnBusinesses } from '@wbn/contract/business/list-own-businesses.ts';
import { listOwnProducts } from '@wbn/contract/business/list-own-products.ts';
import { listUserBusinesses } from '@wbn/contract/business/list-user-businesses.ts';
import { listInvoices } from '@wbn/contract/membership/list-invoices.ts';
import { loadMembership, type MembershipState } from '@wbn/contract/membership/load-membership.ts';

const membershipKey = (id: string) => callKey(loadMembership, { params: { id } });

/** A company's membership as a write has answered it. */
export function membershipSaved(client: QueryClient, businessID: string, state: MembershipState): void {
  client.setQueryData(membershipKey(businessID), state);
}

/** Money has moved, or may have: the level, its slots and the invoices are read again. */
export function membershipChanged(client: QueryClient, businessID: string): Promise<unknown> {
  void client.invalidateQueries({ queryKey: ['load-business', businessID], exact: true });
  for (const call of [listOwnProducts, listOwnBusinesses, listUserBusinesses, listInvoices])
    void client.invalidateQueries({ queryKey: callKey(call) });
  return client.invalidateQueries({ queryKey: membershipKey(businessID) });
}
