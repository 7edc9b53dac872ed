import type { BusinessStatus } from '@wbn/contract/business/publication.ts';
import { forbidden } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { findHeldPublication, findHold } from './business-hold.sql.ts';
import { indexWithProducts } from './index-with-products.ts';
import { findMissing } from './present-publication.ts';
import { lockPublication, type PublicationRow, updateBusinessStatus } from './publication.sql.ts';

/**
 * Unpublishes a company, before the measure that forbids publishing it is stored. Returns whether it was published, or would be without
 * other measures; undefined when there is no such company.
 */
export async function holdBusiness(
  transaction: Kysely<Database>,
  search: Services['search'],
  businessID: string,
): Promise<boolean | undefined> {
  const business = await lockPublication.first(transaction, { businessID });
  if (!business) return undefined;
  const { was_published: wasHeld } = await findHeldPublication.only(transaction, { businessID });
  const isPublished = business.status === 'published';
  if (isPublished) await changeStatus(transaction, search, { businessID, status: 'unpublished' });
  return isPublished || wasHeld === true;
}

/** Publishes a company again whose last measure has ended, if it can be. */
export async function releaseBusiness(
  transaction: Kysely<Database>,
  search: Services['search'],
  businessID: string,
): Promise<void> {
  const business = await lockPublication.first(transaction, { businessID });
  const { was_published: others } = await findHeldPublication.only(transaction, { businessID });
  if (business && others === null) await publishAgain(transaction, search, { businessID, business });
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
