import { newId } from '@wbn/postgres/new-id.ts';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import type { Payments } from '../gateway/payment-gateway.ts';
import { findBusinessOfCustomer } from '../state/membership.sql.ts';
import { type Difference, syncMembership } from '../state/sync-membership.ts';
import { insertDifference, selectCustomers } from './nightly.sql.ts';

export interface FoundDifference extends Difference {
  readonly businessID: string | undefined;
  readonly customerID: string;
}

/**
 * Compares every membership with the provider in both directions and corrects ours, because an event may have been lost. Records each
 * difference (`pnpm payments differences`); the operator has to look at customers that are unknown here. `staff`: who asked for it, for the
 * nightly comparison nobody.
 */
export async function comparePayments(payments: Payments, staff?: Staff): Promise<FoundDifference[]> {
  const { db, gateway } = payments;
  if (staff) {
    const target = { type: 'payment-provider', id: gateway.kind } as const;
    await recordStaffAction(db, staff, { act: 'compare-payments', target });
  }
  const found: FoundDifference[] = [];
  const note = async (difference: FoundDifference) => {
    found.push(difference);
    await insertDifference.run(db, { id: newId(), ...difference });
  };
  const there = new Set<string>();
  for await (const { customerID, businessID } of gateway.listCustomers()) {
    there.add(customerID);
    const known = await findBusinessOfCustomer.first(db, { customerID });
    if (!known) await note({ businessID, customerID, what: 'customer', here: 'none', there: customerID });
    else
      for (const difference of await syncMembership(payments, known.business_id))
        await note({ businessID: known.business_id, customerID, ...difference });
  }
  for (const { business_id: businessID, customer_id: customerID } of await selectCustomers.all(db, {
    gateway: gateway.kind,
  }))
    if (customerID !== null && !there.has(customerID))
      await note({ businessID, customerID, what: 'customer', here: customerID, there: 'none' });
  return found;
}
