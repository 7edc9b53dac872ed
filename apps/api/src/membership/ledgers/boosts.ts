import { type Boost, boostDays, loadBoosts, startBoost } from '@wbn/contract/membership/boosts.ts';
import { loadSupportHours } from '@wbn/contract/membership/support-hours.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { mayReadLedgers, maySpendBoosts } from '../../business/policies.ts';
import { requireRole, requireRoleForWrite } from '../../business/require-role.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import {
  endExpiredBoosts,
  findPromotable,
  findRunningBoost,
  insertBoost,
  selectBoostEntries,
  selectBoosts,
} from './boosts.sql.ts';
import { insertBoostEntry, selectSupportEntries } from './ledgers.sql.ts';
import { endOfMonth } from './plan-history.ts';
import { readGrants, type SettledGrants, settleGrants } from './settle-grants.ts';

export function presentBoost(row: RowOf<typeof selectBoosts>): Boost {
  const startedBy = [row.first_name, row.last_name].filter(Boolean).join(' ');
  const shown = row.is_shown ? 'running' : 'paused';
  return {
    boostID: row.id,
    resourceType: row.resource_type,
    ...(row.resource_id && { resourceID: row.resource_id }),
    resourceName: row.resource_name,
    ...(startedBy && { startedBy }),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: row.is_over ? 'over' : shown,
  };
}

export const loadBoostsHandler = defineHandler(
  loadBoosts,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayReadLedgers });
    const at = new Date();
    const { level, boosts } = await readGrants(db, businessID, at);
    const rows = await selectBoosts.all(db, { businessID, at });
    const entries = await selectBoostEntries.all(db, { businessID });
    return {
      data: {
        level,
        ...boosts,
        lapsesAt: endOfMonth(boosts.month).toISOString(),
        boosts: rows.map(presentBoost),
        entries: entries.map(({ level: by, note, resource_name, created_at, ...entry }) => ({
          ...entry,
          ...(by && { level: by }),
          ...(note && { note }),
          ...(resource_name && { resourceName: resource_name }),
          createdAt: created_at.toISOString(),
        })),
      },
    };
  },
);

export const startBoostHandler = defineHandler(
  startBoost,
  ({ params: { id: businessID }, body, user: { userID }, idempotencyKey, services: { db, search } }) =>
    db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: maySpendBoosts });
      const at = new Date();
      const settled = await settleGrants(transaction, businessID, at);
      const order = { businessID, userID, productID: body.productID, at };
      const { id: boostID, repeated } = await createOnce(transaction, {
        call: startBoost.name,
        userID,
        idempotencyKey,
        body: { businessID, ...body },
        create: () => spendBoost(transaction, search, settled, order),
      });
      const boost = await selectBoosts.only(transaction, { businessID, boostID, at });
      return { data: presentBoost(boost), left: settled.boosts.left - (repeated ? 0 : 1) };
    }),
);

const day = 86_400_000;

interface BoostOrder {
  readonly businessID: string;
  readonly userID: string;
  readonly productID: string | undefined;
  readonly at: Date;
}

/**
 * Spends a boost of the month to promote the company or its product; returns the boost's id. Must run in the transaction of `settleGrants`,
 * whose row lock prevents spending the last boost twice. Throws PlanLimitReached when none is left, Conflict when it is promoted already or
 * hidden from buyers, NotFound when the product is not the company's.
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
  // The job may not have ended an expired boost yet.
  await endExpiredBoosts.run(transaction, { at, resourceID: wanted.id, most: 1 });
  const running = await findRunningBoost.first(transaction, { resourceID: wanted.id });
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

/** Throws PlanLimitReached when the plan has no boosts or none is left this month. */
function requireBoost({ level, boosts }: SettledGrants): void {
  if (level === 'standard')
    throw new CallError('PlanLimitReached', 'Boosts come with the plans Gold, Premium and Platinum.');
  if (boosts.left < 1)
    throw new CallError(
      'PlanLimitReached',
      `All ${boosts.granted} boosts of ${boosts.month} are spent. The next come with the next month.`,
    );
}

export const loadSupportHoursHandler = defineHandler(
  loadSupportHours,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayReadLedgers });
    const { level, support } = await readGrants(db, businessID, new Date());
    const entries = await selectSupportEntries.all(db, { businessID });
    return {
      data: {
        level,
        ...(support && { yearFrom: support.year.from, yearUntil: support.year.until }),
        granted: support?.granted ?? 0,
        left: support?.left ?? 0,
        entries: entries.map(({ position, kind, minutes, level: by, note, by_name, day }) => ({
          position,
          kind,
          minutes,
          ...(by && { level: by }),
          ...(note && { note }),
          ...(by_name && { byName: by_name }),
          day,
        })),
      },
    };
  },
);
