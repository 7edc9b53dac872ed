import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { findHold, upsertHold } from './business-hold.sql.ts';
import { lockPublication, selectProductIDs, updateBusinessStatus } from './publication.sql.ts';

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
  await upsertHold.run(transaction, { business_id: businessID, until, case_id: caseID });
  if (business.status !== 'published') return;
  await updateBusinessStatus.run(transaction, { businessID, status: 'unpublished' });
  const products = await selectProductIDs.all(transaction, { businessID });
  await search.index('business', [businessID], transaction);
  await search.index(
    'product',
    products.map(({ id }) => id),
    transaction,
  );
}

/** Throws Forbidden for a company that an operator has taken off the site. */
export async function refuseHeld(transaction: Kysely<Database>, businessID: string): Promise<void> {
  const hold = await findHold.first(transaction, { businessID });
  if (!hold) return;
  const end = hold.until ? ` until ${hold.until.toISOString().slice(0, 10)}` : '';
  throw new CallError(
    'Forbidden',
    `After a report this company is off the site${end} and cannot be published. Need help? tells you how to reach us.`,
  );
}
