import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface OfBusiness {
  readonly businessID: string;
}

interface OfChange {
  readonly changeID: string;
}

/** End of the lease of a process that asks the provider: longer than one operation can last (`stripe/stripe-client.ts`). */
const leaseEnd = sql<Date>`now() + interval '100 seconds'`;

/** Records a change before the provider is asked, with a lease for the asking process. */
export const insertPlanChange = defineStatement(
  (db, row: Omit<Insertable<Database['plan_change']>, 'state' | 'asked_until'>) =>
    db
      .insertInto('plan_change')
      .values({ ...row, state: 'open', asked_until: leaseEnd })
      .returningAll(),
);

/** Renews the expired lease of an open change for this process; no row while another process is asking. */
export const takeOverChange = defineStatement((db, { changeID }: OfChange) =>
  db
    .updateTable('plan_change')
    .set({ asked_until: leaseEnd })
    .where('id', '=', changeID)
    .where('state', '=', 'open')
    .where('asked_until', '<=', sql<Date>`now()`)
    .returningAll(),
);

/** Ends the lease after a failed call, so that the same change can be tried again at once. */
export const releaseChange = defineStatement((db, { changeID }: OfChange) =>
  db
    .updateTable('plan_change')
    .set({ asked_until: sql<Date>`now()` })
    .where('id', '=', changeID)
    .where('state', '=', 'open'),
);

/** The one unsettled change that a company may have. */
export const findUnsettledChange = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('plan_change')
    .selectAll()
    .select(
      // A timed-out request may still reach the provider for a minute; a bank may ask about a card for a day.
      sql<boolean>`case
        when state = 'open' then asked_until < now() - interval '1 minute'
        when kind = 'card' then created_at < now() - interval '1 day'
        else created_at < now() - interval '2 minutes' end`.as('is_old'),
    )
    .where('business_id', '=', businessID)
    .where('state', 'in', ['open', 'waiting']),
);

export const findPlanChange = defineStatement((db, { businessID, changeID }: OfBusiness & OfChange) =>
  db
    .selectFrom('plan_change')
    .selectAll()
    .select(sql<boolean>`state = 'open' and asked_until > now()`.as('is_being_asked'))
    .where('id', '=', changeID)
    .where('business_id', '=', businessID),
);

export type PlanChange = RowOf<typeof insertPlanChange>;

export type ChangeOutcome =
  | { readonly state: 'done' | 'abandoned' }
  | { readonly state: 'refused'; readonly problem: string }
  | { readonly state: 'waiting'; readonly clientSecret: string };

/** Records the outcome of an unsettled change; a settled one is not changed. */
export const updatePlanChange = defineStatement((db, { changeID, ...outcome }: OfChange & ChangeOutcome) =>
  db
    .updateTable('plan_change')
    .set({
      state: outcome.state,
      client_secret: outcome.state === 'waiting' ? outcome.clientSecret : null,
      problem: outcome.state === 'refused' ? outcome.problem : null,
      settled_at: outcome.state === 'waiting' ? null : sql<Date>`now()`,
    })
    .where('id', '=', changeID)
    .where('state', 'in', ['open', 'waiting']),
);

/** Companies with an unsettled change that no process is asking the provider for. */
export const selectLostChanges = defineStatement((db) =>
  db
    .selectFrom('plan_change')
    .select('business_id')
    .where('state', 'in', ['open', 'waiting'])
    .where('asked_until', '<=', sql<Date>`now()`)
    .where('created_at', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('created_at')
    .limit(100),
);

/** Abandons open changes of companies that are no customers of a provider: the provider was never asked. */
export const abandonUnasked = defineStatement((db) =>
  db
    .updateTable('plan_change')
    .set({ state: 'abandoned', client_secret: null, settled_at: sql<Date>`now()` })
    .where('state', '=', 'open')
    .where('asked_until', '<', sql<Date>`now() - interval '1 minute'`)
    .where('business_id', 'in', (membership) =>
      membership.selectFrom('membership').select('business_id').where('customer_id', 'is', null),
    ),
);
