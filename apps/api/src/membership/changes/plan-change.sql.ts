import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface OfBusiness {
  readonly businessID: string;
}

export const insertPlanChange = defineStatement((db, row: Insertable<Database['plan_change']>) =>
  db.insertInto('plan_change').values(row),
);

/** What a company asked for and is not settled: one at most. */
export const findUnsettledChange = defineStatement((db, { businessID }: OfBusiness) =>
  db
    .selectFrom('plan_change')
    .selectAll()
    .select(
      // The holder's bank may be asked about a card for a day.
      sql<boolean>`created_at < now() - case
        when kind = 'card' and state = 'waiting' then interval '1 day' else interval '2 minutes' end`.as(
        'is_old',
      ),
    )
    .where('business_id', '=', businessID)
    .where('state', 'in', ['open', 'waiting']),
);

export const findPlanChange = defineStatement(
  (db, { businessID, changeID }: OfBusiness & { changeID: string }) =>
    db.selectFrom('plan_change').selectAll().where('id', '=', changeID).where('business_id', '=', businessID),
);

export type ChangeOutcome =
  | { readonly state: 'done' | 'abandoned' }
  | { readonly state: 'refused'; readonly problem: string }
  | { readonly state: 'waiting'; readonly clientSecret: string };

/** Says what became of a change that is not settled; one that is stays as it was. */
export const updatePlanChange = defineStatement(
  (db, { changeID, ...outcome }: { readonly changeID: string } & ChangeOutcome) =>
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

/** Companies whose last change nobody has settled for a minute: a process has ended in the middle of it. */
export const selectLostChanges = defineStatement((db) =>
  db
    .selectFrom('plan_change')
    .select('business_id')
    .where('state', 'in', ['open', 'waiting'])
    .where('created_at', '<', sql<Date>`now() - interval '1 minute'`)
    .orderBy('created_at')
    .limit(100),
);

export type PlanChange = RowOf<typeof findPlanChange>;

/** Ends what was begun by companies that no provider knows: nothing was asked for. */
export const abandonUnasked = defineStatement((db) =>
  db
    .updateTable('plan_change')
    .set({ state: 'abandoned', client_secret: null, settled_at: sql<Date>`now()` })
    .where('state', '=', 'open')
    .where('created_at', '<', sql<Date>`now() - interval '2 minutes'`)
    .where('business_id', 'in', (membership) =>
      membership.selectFrom('membership').select('business_id').where('customer_id', 'is', null),
    ),
);
