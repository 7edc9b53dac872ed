import type { BusinessStatus } from '@wbn/contract/business/publication.ts';
import { forbidden } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { deleteEndedHold, deleteHold, findHold, upsertHold } from './business-hold.sql.ts';
import { indexWithProducts } from './index-with-products.ts';
import { findMissing } from './present-publication.ts';
import { lockPublication, type PublicationRow, updateBusinessStatus } from './publication.sql.ts';

interface BusinessHold {
  readonly businessID: string;
  /** End of the hold; null without an end. */
  readonly until: Date | null;
  /** The report case of the decision. */
  readonly caseID: string;
}

/** Unpublishes a company and forbids publishing it, in the transaction of the decision. */
export async function holdBusiness(
  transaction: Kysely<Database>,
  search: Services['search'],
  { businessID, until, caseID }: BusinessHold,
): Promise<void> {
  const business = await lockPublication.first(transaction, { businessID });
  if (!business) return;
  const was_published = business.status === 'published';
  await upsertHold.run(transaction, { business_id: businessID, until, case_id: caseID, was_published });
  if (was_published) await changeStatus(transaction, search, { businessID, status: 'unpublished' });
}

/**
 * Lifts the hold of a case, in the transaction of the decision: the company is published again if it was and can be. A hold that has ended
 * changes nothing, because the company's people could publish since.
 */
export async function releaseBusiness(
  transaction: Kysely<Database>,
  search: Services['search'],
  { businessID, caseID }: Omit<BusinessHold, 'until'>,
): Promise<void> {
  const business = await lockPublication.first(transaction, { businessID });
  const hold = await deleteHold.first(transaction, { businessID, caseID });
  if (business && hold?.is_active && hold.was_published)
    await publishAgain(transaction, search, { businessID, business });
}

/**
 * Ends the hold of a company whose time is over: the company is published again if it was and can be. Returns the case of the hold; undefined
 * when no hold of the company is over.
 */
export async function endHold(
  transaction: Kysely<Database>,
  search: Services['search'],
  businessID: string,
): Promise<string | undefined> {
  const business = await lockPublication.first(transaction, { businessID });
  const hold = await deleteEndedHold.first(transaction, { businessID });
  if (business && hold?.was_published) await publishAgain(transaction, search, { businessID, business });
  return hold?.case_id;
}

async function publishAgain(
  transaction: Kysely<Database>,
  search: Services['search'],
  { businessID, business }: { readonly businessID: string; readonly business: PublicationRow },
): Promise<void> {
  if (business.status !== 'unpublished' || findMissing(business).length > 0) return;
  await changeStatus(transaction, search, { businessID, status: 'published' });
}

async function changeStatus(
  transaction: Kysely<Database>,
  search: Services['search'],
  { businessID, status }: { readonly businessID: string; readonly status: BusinessStatus },
): Promise<void> {
  await updateBusinessStatus.run(transaction, { businessID, status });
  await indexWithProducts(transaction, search, businessID);
}

/** Throws Forbidden for a company that an operator has taken off the site. */
export async function refuseHeld(transaction: Kysely<Database>, businessID: string): Promise<void> {
  const hold = await findHold.first(transaction, { businessID });
  if (!hold) return;
  const end = hold.until ? ` until ${hold.until.toISOString().slice(0, 10)}` : '';
  throw forbidden(
    'held',
    `After a report this company is off the site${end} and cannot be published. The notification about it says why and how to object.`,
  );
}
