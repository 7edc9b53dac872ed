import type { BusinessAction } from '@wbn/contract/business/activity.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import type { MemberRow } from '../members/members.sql.ts';
import { lockMembersForChange } from '../members/members.ts';
import { recordActivity } from '../record-activity.ts';
import { indexWithProducts } from './index-with-products.ts';
import { lockPublication, type PublicationRow } from './publication.sql.ts';

interface PublicationChange {
  readonly businessID: string;
  readonly userID: string;
  /** A policy of `policies.ts`. */
  readonly may: (role: BusinessRole | undefined) => boolean;
}

type Change = (
  transaction: Kysely<Database>,
  business: PublicationRow,
  members: readonly MemberRow[],
) => Promise<BusinessAction | undefined>;

/**
 * Shows or hides a company in one transaction: checks the role, locks the business members, records the activity and
 * updates the search index for it and its products. `change` returns undefined when it did nothing.
 */
export function changePublication(
  { db, search }: Pick<Services, 'db' | 'search'>,
  { businessID, userID, may }: PublicationChange,
  change: Change,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const members = await lockMembersForChange(transaction, { businessID, userID, may, allowDeleted: true });
    const business = await lockPublication.only(transaction, { businessID });
    const action = await change(transaction, business, members);
    if (!action) return;
    await indexWithProducts(transaction, search, businessID);
    await recordActivity(transaction, { businessID, userID, action });
  });
}
