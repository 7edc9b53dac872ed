import type { ActivityDetails, BusinessAction } from '@wbn/contract/business/activity.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredActivityChange } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { insertActivity } from './record-activity.sql.ts';

interface Activity {
  readonly businessID: string;
  readonly userID: string;
  readonly action: BusinessAction;
  readonly details?: Omit<ActivityDetails, 'changes'>;
  /** The changed fields with old and new values. */
  readonly changes?: readonly StoredActivityChange[];
}

/** Records an action in the name of a company, in the transaction of the action. */
export async function recordActivity(
  transaction: Kysely<Database>,
  { details = {}, changes = [], ...activity }: Activity,
): Promise<void> {
  const stored = JSON.stringify({ ...details, ...(changes.length > 0 && { changes }) });
  await insertActivity.run(transaction, { id: newId(), details: stored, ...activity });
}
