import { UsageError } from '@wbn/host/start/usage-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { lockBusiness } from './badge.sql.ts';
import { byOperator } from './ledger/append-evidence.ts';
import { giveBadge, takeBadge } from './set-badge.ts';

export interface SetOrder {
  readonly businessID: string;
  /** Last day of the verification as `YYYY-MM-DD`; undefined takes it away. */
  readonly until: string | undefined;
}

/**
 * The operator's own word, without documents: a case that begins with its approval, or the end of the badge. Throws UsageError when there is no
 * such company.
 */
export function setVerification(
  db: Kysely<Database>,
  { businessID, until }: SetOrder,
): Promise<{ companyName: string }> {
  return db.transaction().execute(async (transaction) => {
    const business = await lockBusiness.first(transaction, { businessID });
    if (!business) throw new UsageError(`There is no company with the id ${businessID}.`);
    const by = byOperator;
    if (until) await giveBadge(transaction, { businessID, caseID: newId(), until, by, reason: null });
    else if (business.verified) await takeBadge(transaction, { businessID, reason: 'taken-away', by });
    return { companyName: business.company_name };
  });
}
