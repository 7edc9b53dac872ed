import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectPaymentEvents } from '../events/payment-event.sql.ts';
import { selectDifferences } from './compare-payments.sql.ts';
import type { FoundDifference } from './compare-payments.ts';

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
