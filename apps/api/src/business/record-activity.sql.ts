import type { BusinessAction } from '@wbn/contract/business/activity.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface NewActivity {
  readonly id: string;
  readonly businessID: string;
  readonly userID: string;
  readonly action: BusinessAction;
  /** JSON. */
  readonly details: string;
}

/** Stores the person's name, which stays when the person is deleted. */
export const insertActivity = defineStatement(
  (db, { id, businessID, userID, action, details }: NewActivity) =>
    db
      .insertInto('business_activity')
      .columns(['id', 'business_id', 'user_id', 'user_name', 'action', 'details'])
      .expression((query) =>
        query
          .selectFrom('user_profile')
          .select([
            sql<string>`${id}`.as('id'),
            sql<string>`${businessID}`.as('business_id'),
            'user_profile.id as user_id',
            sql<string>`trim(first_name || ' ' || last_name)`.as('user_name'),
            sql<string>`${action}`.as('action'),
            sql<string>`${details}::jsonb`.as('details'),
          ])
          .where('user_profile.id', '=', userID),
      ),
);
