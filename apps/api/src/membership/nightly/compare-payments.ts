import { newId } from '@wbn/postgres/new-id.ts';
import type { Payments } from '../gateway/payments-service.ts';
import { findBusinessOfCustomer } from '../state/membership.sql.ts';
import { type Difference, syncMembership } from '../state/sync-membership.ts';
import { insertDifference, selectCustomers } from './compare-payments.sql.ts';

export interface FoundDifference extends Difference {
  readonly businessID: string | undefined;
  readonly customerID: string;
}

/**
 * Compares every membership with the provider, both ways, and mends what is otherwise here: an event may have been lost. What it finds is kept
 * (`pnpm payments differences`); a customer that nobody here knows is the operator's to look at.
 */
export async function comparePayments(payments: Payments): Promise<FoundDifference[]> {
  const { db, gateway } = payments;
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
