import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Ending, syncCase } from '../cases/sync-case.ts';

/** Opens and closes the cases of claims after a change: one that is disputed moves to the other kind. */
export async function syncClaimCases(
  transaction: Kysely<Database>,
  claimIDs: readonly string[],
  ending?: Ending,
): Promise<void> {
  for (const claimID of claimIDs) {
    await syncCase(transaction, 'claim', claimID, ending);
    await syncCase(transaction, 'claim-dispute', claimID, ending);
  }
}
