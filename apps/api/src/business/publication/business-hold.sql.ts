import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

const isActive = sql<boolean>`(until is null or until > now())`;

/**
 * Finds an operator's hold that forbids publishing a company; `until` is null when it has no end. No row without a
 * hold.
 */
export const findHold = defineStatement((db, { businessID }: { businessID: string }) =>
  db.selectFrom('business_hold').select('until').where('business_id', '=', businessID).where(isActive),
);

interface NewHold {
  readonly business_id: string;
  readonly until: Date | null;
  readonly case_id: string;
  /** Whether the company is published now; one that an active hold took off stays known as published before. */
  readonly was_published: boolean;
}

/** Holds a company; replaces an earlier hold. */
export const upsertHold = defineStatement((db, hold: NewHold) =>
  db
    .insertInto('business_hold')
    .values(hold)
    .onConflict((conflict) =>
      conflict.column('business_id').doUpdateSet({
        until: hold.until,
        case_id: hold.case_id,
        was_published: sql<boolean>`${hold.was_published} or (
          business_hold.was_published and (business_hold.until is null or business_hold.until > now()))`,
      }),
    ),
);

/** Deletes the hold of this case; holds of other cases stay. */
export const deleteHold = defineStatement(
  (db, { businessID, caseID }: { businessID: string } & { caseID: string }) =>
    db
      .deleteFrom('business_hold')
      .where('business_id', '=', businessID)
      .where('case_id', '=', caseID)
      .returning(['was_published', isActive.as('is_active')]),
);

/** A hold whose time is over. */
export const findEndedHold = defineStatement((db) =>
  db
    .selectFrom('business_hold')
    .select(['business_id', 'case_id'])
    .where('until', '<=', sql<Date>`now()`)
    .orderBy('until')
    .limit(1),
);

/** Deletes the hold of a company if its time is over; no row when it was replaced or lifted meanwhile. */
export const deleteEndedHold = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .deleteFrom('business_hold')
    .where('business_id', '=', businessID)
    .where('until', '<=', sql<Date>`now()`)
    .returning(['case_id', 'was_published']),
);

export interface HoldColumns {
  /** The case of the hold; null without one. */
  readonly hold_case_id: string | null;
  readonly hold_until: Date | null;
}

/** The active hold of the company with the id in this column, for its members. */
export function holdColumns(businessID: 'business.id' | 'member.business_id') {
  const found = sql`from business_hold where business_id = ${sql.ref(businessID)} and ${isActive}`;
  return [
    sql<HoldColumns['hold_case_id']>`(select case_id ${found})`.as('hold_case_id'),
    sql<HoldColumns['hold_until']>`(select until ${found})`.as('hold_until'),
  ] as const;
}
