import { CallError } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { insertBoostEntry } from './ledgers.sql.ts';
import { settleGrants } from './settle-grants.ts';

interface GivenBoosts {
  readonly businessID: string;
  readonly count: number;
  /** The company reads it. */
  readonly note: string;
}

/**
 * Gives a company boosts of this month besides those of its plan; they lapse with the month. Throws NotFound, or PlanLimitReached for a company
 * whose plan has no boosts and could not use them.
 */
export function giveBoosts(
  db: Kysely<Database>,
  staff: Staff,
  { businessID, count, note }: GivenBoosts,
  at = new Date(),
): Promise<{ month: string; left: number }> {
  return inTransaction(db, async (transaction) => {
    const { level, boosts } = await settleGrants(transaction, businessID, at);
    if (level === 'standard')
      throw new CallError('PlanLimitReached', 'Boosts come with the plans Gold, Premium and Platinum.');
    await insertBoostEntry.run(transaction, {
      ...{ business_id: businessID, source_key: `given:${newId()}`, kind: 'given', month: boosts.month },
      ...{ amount: count, note, by_name: staff.name, created_at: at },
    });
    const left = boosts.left + count;
    await recordStaffAction(transaction, staff, {
      ...{ act: 'give-boosts', target: { type: 'business', id: businessID }, reason: note },
      ...{ before: { left: boosts.left }, after: { left } },
    });
    return { month: boosts.month, left };
  });
}
