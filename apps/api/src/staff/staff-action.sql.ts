import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

export const insertStaffAction = defineStatement((db, row: Insertable<Database['staff_action']>) =>
  db.insertInto('staff_action').values(row),
);

export interface StaffActionFilter {
  readonly targetID?: string | undefined;
  readonly staffID?: string | undefined;
  readonly act?: string | undefined;
}

/** What staff have done, newest first. */
export const selectStaffActions = defineStatement(
  (db, { targetID, staffID, act, most }: StaffActionFilter & { readonly most: number }) =>
    db
      .selectFrom('staff_action')
      .selectAll()
      .$if(targetID !== undefined, (actions) => actions.where('target_id', '=', targetID ?? ''))
      .$if(staffID !== undefined, (actions) => actions.where('staff_id', '=', staffID ?? ''))
      .$if(act !== undefined, (actions) => actions.where('act', '=', act ?? ''))
      .orderBy('id', 'desc')
      .limit(most),
);

/** Deletes records after two years, the earliest time at which the table lets them go. */
export const deleteOldStaffActions = defineStatement((db) =>
  db.deleteFrom('staff_action').where('created_at', '<', sql<Date>`now() - interval '2 years'`),
);
