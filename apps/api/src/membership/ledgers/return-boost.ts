import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { SearchEngine, SearchKind } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { catalogNames } from '../../catalog/catalog-names.ts';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { endBoost, endExpiredBoosts, findBoost } from './boosts.sql.ts';
import { insertBoostEntry } from './ledgers.sql.ts';
import { monthOf } from './plan-history.ts';
import { settleGrants } from './settle-grants.ts';

interface Ending {
  readonly db: Kysely<Database>;
  readonly search: SearchEngine;
}

const atOnce = 100;

/** Ends expired boosts and indexes their companies and products again, which removes them from promoted results. */
export async function endBoosts({ db, search }: Ending, at = new Date()): Promise<void> {
  let ended = atOnce;
  while (ended === atOnce)
    ended = await db.transaction().execute(async (transaction) => {
      const rows = await endExpiredBoosts.all(transaction, { at, most: atOnce });
      for (const kind of ['business', 'product'] as const satisfies SearchKind[]) {
        const ids = rows.flatMap(({ resource_type, resource_id }) =>
          resource_type === kind && resource_id !== null ? [resource_id] : [],
        );
        await search.index(kind, ids, transaction);
      }
      return rows.length;
    });
}

interface BoostReturn {
  readonly boostID: string;
  /** The reason, as the company reads it. */
  readonly note: string;
}

interface ReturnedBoost {
  readonly companyName: string;
  readonly resourceName: string;
  readonly month: string;
  readonly left: number;
}

/**
 * Gives a boost back to its company in the current month and ends it when it still runs, in one transaction. Throws NotFound, or
 * Conflict when it was returned before.
 */
export function returnBoost(
  db: Kysely<Database>,
  staff: Staff,
  { boostID, note }: BoostReturn,
  at = new Date(),
): Promise<ReturnedBoost> {
  return db.transaction().execute(async (transaction) => {
    const boost = await findBoost.first(transaction, { boostID });
    if (!boost) throw notFound(`There is no boost with the id ${boostID}.`);
    const { boosts } = await settleGrants(transaction, boost.business_id, at);
    const [entry] = await insertBoostEntry.all(transaction, {
      business_id: boost.business_id,
      source_key: `returned:${boostID}`,
      kind: 'returned',
      month: monthOf(at),
      amount: 1,
      boost_id: boostID,
      note,
      by_name: staff.name,
      created_at: at,
    });
    if (!entry) throw new CallError('Conflict', `The boost ${boostID} was returned before.`);
    const ended = await endBoost.first(transaction, { boostID, at });
    if (ended?.resource_id)
      await createPostgresSearchEngine(transaction, catalogNames).index(
        ended.resource_type,
        [ended.resource_id],
        transaction,
      );
    const left = boosts.left + 1;
    await recordStaffAction(transaction, staff, {
      act: 'return-boost',
      target: { type: 'business', id: boost.business_id },
      reason: note,
      before: { left: boosts.left },
      after: { left, boostID, wasRunning: ended !== undefined },
    });
    return {
      companyName: boost.company_name,
      resourceName: boost.resource_name,
      month: boosts.month,
      left,
    };
  });
}
