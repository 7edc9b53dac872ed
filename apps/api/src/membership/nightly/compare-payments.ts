import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectPaymentEvents } from '../events/payment-event.sql.ts';
import type { Payments } from '../gateway/payment-gateway.ts';
import { findBusinessOfCustomer } from '../state/membership.sql.ts';
import { type Difference, syncMembership } from '../state/sync-membership.ts';
import { insertDifference, selectCustomers, selectDifferences } from './nightly.sql.ts';

/** The newest events, one per line. */
export async function describeEvents(db: Kysely<Database>, most: number): Promise<string> {
  const events = await selectPaymentEvents.all(db, { most });
  if (events.length === 0) return 'No event of the payment provider has come yet.';
  return events
    .map(({ id, type, customer_id, received_at, outcome }) =>
      [received_at.toISOString(), id, type, customer_id ?? '-', outcome ?? 'waits for its job'].join('  '),
    )
    .join('\n');
}

/** Differences that comparisons have found, newest first, one per line. */
export async function describeDifferences(db: Kysely<Database>, most: number): Promise<string> {
  const rows = await selectDifferences.all(db, { most });
  if (rows.length === 0) return 'No comparison has found a difference.';
  return rows
    .map(
      ({ found_at, business_id, customer_id, ...difference }) =>
        `${found_at.toISOString()}  ${describeOne({ ...difference, businessID: business_id ?? undefined, customerID: customer_id ?? '-' })}`,
    )
    .join('\n');
}

/** The result of a comparison as text. */
export function describeFound(found: readonly FoundDifference[]): string {
  if (found.length === 0) return 'Nothing differs.';
  return [...found.map(describeOne), `${found.length} differed; what was ours to mend is mended.`].join('\n');
}

function describeOne({ businessID, customerID, what, here, there }: FoundDifference): string {
  return `company ${businessID ?? 'unknown'}, customer ${customerID}: ${what} was ${here} here and is ${there} there`;
}

interface FoundDifference extends Difference {
  readonly businessID: string | undefined;
  readonly customerID: string;
}

/**
 * Compares every membership with the provider in both directions and corrects ours, because an event may have been lost. Records each
 * difference (`pnpm payments differences`); the operator has to look at customers that are unknown here.
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
