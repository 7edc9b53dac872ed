import type { BusinessStatus } from '@wbn/contract/business/publication.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import { refuseHeld } from '../../../business/publication/hold-business.ts';
import { indexWithProducts } from '../../../business/publication/index-with-products.ts';
import { findMissing } from '../../../business/publication/present-publication.ts';
import { lockPublication, updateBusinessStatus } from '../../../business/publication/publication.sql.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction, type Staff } from '../../../staff/staff-action.ts';

interface WantedStatus {
  readonly businessID: string;
  readonly status: Exclude<BusinessStatus, 'draft'>;
  readonly reason: string;
}

/**
 * Puts a company on the site or takes it off, as its people could. Whoever must not put it back needs a measure. The same status again changes
 * nothing. Throws Conflict for a deleted company and one that lacks something; Forbidden while a measure holds it.
 */
export function setPublicationByStaff(
  { db, search }: Pick<Services, 'db' | 'search'>,
  staff: Staff,
  { businessID, status, reason }: WantedStatus,
): Promise<BusinessStatus> {
  return inTransaction(db, async (transaction) => {
    const business = await lockPublication.only(transaction, { businessID });
    if (business.deleted_at) throw new CallError('Conflict', 'This company is deleted.');
    if (business.status === status) return status;
    if (status === 'published') {
      await refuseHeld(transaction, businessID);
      const missing = findMissing(business);
      if (missing.length > 0)
        throw new CallError(
          'Conflict',
          `The company cannot be published yet: ${missing.join(', ')} missing.`,
        );
    } else if (business.status === 'draft')
      throw new CallError('Conflict', 'This company was never published.');
    await updateBusinessStatus.run(transaction, { businessID, status });
    await indexWithProducts(transaction, search, businessID);
    await recordStaffAction(transaction, staff, {
      act: status === 'published' ? 'publish-company' : 'unpublish-company',
      ...{ target: { type: 'business', id: businessID }, reason },
      ...{ before: { status: business.status }, after: { status } },
    });
    return status;
  });
}
