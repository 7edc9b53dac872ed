import type { ActivityDetails, BusinessAction } from '@wbn/contract/business/activity.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

interface Activity {
  readonly businessID: string;
  readonly userID: string;
  readonly action: BusinessAction;
  readonly details?: ActivityDetails;
}

/** Notes who did something in the name of a company, in the transaction that does it. The name stays when the person goes. */
export async function recordActivity(
  transaction: Kysely<Database>,
  { businessID, userID, action, details = {} }: Activity,
): Promise<void> {
  await transaction
    .insertInto('business_activity')
    .columns(['id', 'business_id', 'user_id', 'user_name', 'action', 'details'])
    .expression((query) =>
      query
        .selectFrom('user_profile')
        .select([
          sql<string>`${newId()}`.as('id'),
          sql<string>`${businessID}`.as('business_id'),
          'user_profile.id as user_id',
          sql<string>`trim(first_name || ' ' || last_name)`.as('user_name'),
          sql<string>`${action}`.as('action'),
          sql<string>`${JSON.stringify(details)}::jsonb`.as('details'),
        ])
        .where('user_profile.id', '=', userID),
    )
    .execute();
}
