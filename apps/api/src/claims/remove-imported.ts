import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { lockMembers } from '../business/members/members.sql.ts';
import { selectProductIDs, updateBusinessStatus } from '../business/publication/publication.sql.ts';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { findClaimedBusiness, lockClaimedBusiness } from './claim.sql.ts';
import { standingOf } from './present-claim.ts';

interface ImportRemoval {
  readonly businessID: string;
  readonly reason?: string | undefined;
}

interface RemovalServices {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

/**
 * Takes an imported company that nobody owns off the site, with its products; returns its name. The row stays, so that the next import, which
 * keeps the status, does not bring it back. Throws NotFound, or Conflict for another company.
 */
export function removeImported(
  { db, search }: RemovalServices,
  staff: Staff,
  { businessID, reason }: ImportRemoval,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await lockMembers.all(transaction, { businessID });
    await lockClaimedBusiness.first(transaction, { businessID });
    const business = await findClaimedBusiness.first(transaction, { businessID, userID: '' });
    if (!business) throw notFound(`There is no public company with the id ${businessID}.`);
    if (standingOf(business) !== 'unowned')
      throw new CallError(
        'Conflict',
        `${business.company_name} ${business.is_owned ? 'has an owner, who can unpublish it' : 'was not imported'}; it is taken off the site after a report.`,
      );
    await updateBusinessStatus.run(transaction, { businessID, status: 'unpublished' });
    const products = await selectProductIDs.all(transaction, { businessID });
    await search.index('business', [businessID], transaction);
    await search.index(
      'product',
      products.map(({ id }) => id),
      transaction,
    );
    await recordStaffAction(transaction, staff, {
      act: 'remove-imported',
      target: { type: 'business', id: businessID },
      reason,
      before: { status: 'published' },
      after: { status: 'unpublished' },
    });
    return business.company_name;
  });
}
