import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createPostgresSearchEngine } from '../../search-engine/postgres-search-engine.ts';
import { endBoost, findBoost } from './boosts.sql.ts';
import { monthOf } from './plan-history.ts';
import { insertBoostEntry } from './settle-grants.sql.ts';
import { settleGrants } from './settle-grants.ts';

export interface BoostReturn {
  readonly boostID: string;
  /** Why, as the company reads it. */
  readonly note: string;
  readonly byName: string;
}

export interface ReturnedBoost {
  readonly companyName: string;
  readonly resourceName: string;
  readonly month: string;
  readonly left: number;
}

/**
 * Gives a boost back to its company, in the month of the return, and ends it if it still runs; in one transaction. Throws UsageError when
 * there is no such boost, or it was given back before.
 */
export function returnBoost(
  db: Kysely<Database>,
  { boostID, note, byName }: BoostReturn,
  at = new Date(),
): Promise<ReturnedBoost> {
  return db.transaction().execute(async (transaction) => {
    const boost = await findBoost.first(transaction, { boostID });
    if (!boost) throw new UsageError(`There is no boost with the id ${boostID}.`);
    const { boosts } = await settleGrants(transaction, boost.business_id, at);
    const [entry] = await insertBoostEntry.all(transaction, {
      business_id: boost.business_id,
      source_key: `returned:${boostID}`,
      kind: 'returned',
      month: monthOf(at),
      amount: 1,
      boost_id: boostID,
      note,
      by_name: byName,
      created_at: at,
    });
    if (!entry) throw new UsageError(`The boost ${boostID} was returned before.`);
    const ended = await endBoost.first(transaction, { boostID, at });
    if (ended?.resource_id)
      await createPostgresSearchEngine(transaction).index(
        ended.resource_type,
        [ended.resource_id],
        transaction,
      );
    return {
      companyName: boost.company_name,
      resourceName: boost.resource_name,
      month: boosts.month,
      left: boosts.left + 1,
    };
  });
}
