import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createPostgresSearchEngine } from '../search-engine/postgres-search-engine.ts';
import type { VerificationOrder } from './read-verification-order.ts';
import { endVerifications, updateVerification } from './set-verification.sql.ts';

/** Verifies a company or takes it away, and finds it accordingly, in one transaction. Throws UsageError when there is no such company. */
export function setVerification(
  db: Kysely<Database>,
  { businessID, until }: VerificationOrder,
): Promise<{ companyName: string }> {
  return db.transaction().execute(async (transaction) => {
    const business = await updateVerification.first(transaction, { businessID, until: until ?? null });
    if (!business) throw new UsageError(`There is no company with the id ${businessID}.`);
    await createPostgresSearchEngine(transaction).index('business', [businessID], transaction);
    return { companyName: business.company_name };
  });
}

const atOnce = 100;

/** Ends the verifications whose last day is over. */
export async function endOldVerifications(db: Kysely<Database>): Promise<void> {
  let ended = atOnce;
  while (ended === atOnce)
    ended = await db.transaction().execute(async (transaction) => {
      const rows = await endVerifications.all(transaction, { most: atOnce });
      const ids = rows.map(({ id }) => id);
      await createPostgresSearchEngine(transaction).index('business', ids, transaction);
      return ids.length;
    });
}
