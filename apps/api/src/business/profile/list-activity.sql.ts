import { defineStatement, type Given } from '../../server/statement.ts';

/** What people did in the name of a company, newest first, before an entry. Ids are made in the order of time. */
export const selectActivity = defineStatement(
  'list-activity',
  (database, given: Given<{ businessID: string; before: string; size: number }>) =>
    database
      .selectFrom('business_activity')
      .select(['id', 'user_id', 'user_name', 'action', 'details', 'created_at'])
      .where('business_id', '=', given('businessID'))
      .where('id', '<', given('before'))
      .orderBy('id', 'desc')
      .limit(given('size')),
);

export type ActivityRow = NonNullable<(typeof selectActivity)['row']>;
