import { boostDays } from '@wbn/contract/membership/boosts.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { SearchEngine } from '../../search-engine/search-engine.ts';
import { endDue, findPromotable, findRunning, insertBoost } from './boosts.sql.ts';
import { insertBoostEntry } from './settle-grants.sql.ts';
import type { SettledGrants } from './settle-grants.ts';

const day = 86_400_000;

interface BoostOrder {
  readonly businessID: string;
  readonly userID: string;
  readonly productID: string | undefined;
  readonly at: Date;
}

/**
 * Takes a boost of the month and begins to promote the company or its product; gives the boost's id. In the transaction that has settled
 * what the company has, which holds its row: the last one is spent once. Throws PlanLimitReached when none is left, Conflict when it is
 * promoted already or buyers do not see it, NotFound when it is not the company's.
 */
export async function spendBoost(
  transaction: Kysely<Database>,
  search: SearchEngine,
  settled: SettledGrants,
  { businessID, userID, productID, at }: BoostOrder,
): Promise<string> {
  const wanted = await findPromotable.first(transaction, { businessID, productID });
  if (!wanted) throw notFound('This company has no such product.');
  if (!wanted.is_shown)
    throw new CallError('Conflict', `Buyers do not see ${wanted.name}: publish it before you promote it.`);
  requireBoost(settled);
  // One that has ended may not have been taken down yet.
  await endDue.run(transaction, { at, resourceID: wanted.id, most: 1 });
  const running = await findRunning.first(transaction, { resourceID: wanted.id });
  if (running)
    throw new CallError(
      'Conflict',
      `${wanted.name} is promoted already, until ${running.ends_at.toISOString()}.`,
    );
  const id = newId();
  await insertBoost.run(transaction, {
    id,
    business_id: businessID,
    resource_type: productID === undefined ? 'business' : 'product',
    product_id: productID ?? null,
    resource_name: wanted.name,
    user_id: userID,
    starts_at: at,
    ends_at: new Date(at.getTime() + boostDays * day),
  });
  await insertBoostEntry.run(transaction, {
    business_id: businessID,
    source_key: `spent:${id}`,
    kind: 'spent',
    month: settled.boosts.month,
    amount: -1,
    boost_id: id,
    created_at: at,
  });
  await search.index(productID === undefined ? 'business' : 'product', [wanted.id], transaction);
  return id;
}

/** Throws PlanLimitReached when the plan has no boosts, or none is left of the month. */
function requireBoost({ level, boosts }: SettledGrants): void {
  if (level === 'standard')
    throw new CallError('PlanLimitReached', 'Boosts come with the plans Gold, Premium and Platinum.');
  if (boosts.left < 1)
    throw new CallError(
      'PlanLimitReached',
      `All ${boosts.granted} boosts of ${boosts.month} are spent. The next come with the next month.`,
    );
}
