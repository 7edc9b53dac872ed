import { isHigherLevel } from '@wbn/contract/membership/membership-plans.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { formatDay } from '@wbn/edition/format.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { NoticeValues } from '../../notifications/mail-notice.ts';
import { tell } from '../../notifications/tell.ts';
import { findMembership, selectOwners } from './membership.sql.ts';

interface Fall {
  readonly businessID: string;
  readonly before: MembershipLevel;
  readonly level: MembershipLevel;
  /** Entries of the history that this change has added. */
  readonly kinds: readonly string[];
}

/** Tells the owners of a company, in the transaction of the change, which plan stays after a payment went back, and why (MEM-17). */
export async function tellFallenPlan(
  transaction: Kysely<Database>,
  { businessID, before, level, kinds }: Fall,
): Promise<void> {
  if (!isHigherLevel(before, level) || level === 'platinum') return;
  const isLost = kinds.includes('dispute-lost');
  if (!isLost && !kinds.includes('refunded')) return;
  const people = (await selectOwners.all(transaction, { businessID })).map(({ user_id }) => user_id);
  const resource = { id: businessID, type: 'business' } as const;
  await tell(transaction, 'plan-fallen', people, {
    resource,
    outcome: `${isLost ? 'lost' : 'refunded'}-${level}`,
  });
}

/** Reads until when the plan that stays is paid, for the mail. */
export const fallenPlanValues: NoticeValues = {
  'plan-fallen': async (db, { reader, resourceID: businessID }) => {
    const row = await findMembership.first(db, { businessID });
    return row && { until: row.period_end ? formatDay(reader.locale, row.period_end) : '' };
  },
};
