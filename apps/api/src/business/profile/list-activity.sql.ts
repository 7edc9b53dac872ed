import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';

/** What people did in the name of a company, newest first, before an entry. Ids are made in the order of time. */
export const selectActivity = defineStatement(
  (database, input: { businessID: string; before: string; size: number }) =>
    database
      .selectFrom('business_activity')
      .select(['id', 'user_id', 'user_name', 'action', 'details', 'created_at'])
      .where('business_id', '=', input.businessID)
      .where('id', '<', input.before)
      .orderBy('id', 'desc')
      .limit(input.size),
);

export type ActivityRow = RowOf<typeof selectActivity>;
