import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectPaymentEvents } from '../events/payment-event.sql.ts';
import type { Payments } from '../gateway/payment-gateway.ts';
import { findBusinessOfCustomer } from '../state/membership.sql.ts';
import { type Difference, syncMembership } from '../state/sync-membership.ts';
import { insertDifference, selectCustomers, selectDifferences } from './nightly.sql.ts';

/** The newest events, a line each. */
export async function describeEvents(db: Kysely<Database>, most: number): Promise<string> {
  const events = await selectPaymentEvents.all(db, { most });
  if (events.length === 0) return 'No event of the payment provider has come yet.';
  return events
    .map(({ id, type, customer_id, received_at, outcome }) =>
      [received_at.toISOString(), id, type, customer_id ?? '-', outcome ?? 'waits for its job'].join('  '),
    )
    .join('\n');
}

/** What comparisons found, newest first, a line each. */
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

/** What a comparison has found just now. */
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
