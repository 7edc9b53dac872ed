import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** The measure in force that keeps the company with this id off the site. */
const activeHold = (businessID: ReturnType<typeof sql.ref> | string) => sql`
  from measure
  where target_id = ${businessID} and kind = 'suspend' and ended_at is null and (until is null or until > now())
  order by until desc nulls first, id desc limit 1`;

/**
 * Finds an operator's hold that forbids publishing a company; `until` is null when it has no end. No row without a
 * hold.
 */
export const findHold = defineStatement(
  (_, { businessID }: { businessID: string }) =>
    sql<{ until: Date | null }>`select until ${activeHold(businessID)}`,
);

/** Whether measures in force took the company off the site while it was published; null: there are none. */
export const findHeldPublication = defineStatement(
  (_, { businessID }: { businessID: string }) => sql<{ was_published: boolean | null }>`
    select bool_or(was_published) as was_published from measure
    where target_id = ${businessID} and kind = 'suspend' and ended_at is null and (until is null or until > now())`,
);

export interface HoldColumns {
  /** The decision that people read; null without one. */
  readonly hold_decision_id: string | null;
  readonly hold_until: Date | null;
}

/** The active hold of the company with the id in this column, for its members. */
export function holdColumns(businessID: 'business.id' | 'member.business_id') {
  const found = activeHold(sql.ref(businessID));
  return [
    sql<HoldColumns['hold_decision_id']>`(select decision_id ${found})`.as('hold_decision_id'),
    sql<HoldColumns['hold_until']>`(select until ${found})`.as('hold_until'),
  ] as const;
}
