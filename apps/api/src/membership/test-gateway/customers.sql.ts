import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface OfCustomer {
  readonly customerID: string;
}

const hasSubscriptions = sql<boolean>`jsonb_array_length(state->'customer'->'subscriptions') > 0`;
const isDue = sql<boolean>`
  (state->>'dueAt')::float8 <= extract(epoch from now() + make_interval(days => ahead_days)) * 1000`;

/** Adds a customer; an existing one stays as it is. */
export const insertTestCustomer = defineStatement((db, row: Insertable<Database['test_gateway_customer']>) =>
  db
    .insertInto('test_gateway_customer')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
);

export const findTestCustomer = defineStatement((db, { customerID }: OfCustomer) =>
  db.selectFrom('test_gateway_customer').selectAll().where('id', '=', customerID),
);

/** Locks the customer's row (FOR UPDATE). */
export const lockTestCustomer = defineStatement((db, { customerID }: OfCustomer) =>
  db.selectFrom('test_gateway_customer').selectAll().where('id', '=', customerID).forUpdate(),
);

/** The newest customer of a company. */
export const findTestCustomerOfBusiness = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('test_gateway_customer')
    .select('id')
    .where('business_id', '=', businessID)
    .orderBy('created_at', 'desc')
    .limit(1),
);

export const updateTestCustomer = defineStatement(
  (db, { customerID, state, aheadDays }: OfCustomer & { state: string; aheadDays: number }) =>
    db
      .updateTable('test_gateway_customer')
      .set({ state, ahead_days: aheadDays, updated_at: sql`now()` })
      .where('id', '=', customerID),
);

export const selectSubscribers = defineStatement((db) =>
  db.selectFrom('test_gateway_customer').select(['id', 'business_id']).where(hasSubscriptions).orderBy('id'),
);

/** Customers whose next due moment has come. */
export const selectDueCustomers = defineStatement((db) =>
  db.selectFrom('test_gateway_customer').select('id').where(isDue).orderBy('id'),
);

export const insertTestMethod = defineStatement((db, row: Insertable<Database['test_payment_method']>) =>
  db.insertInto('test_payment_method').values(row),
);

export const findTestMethod = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('test_payment_method').select('details').where('id', '=', id),
);

export const deleteTestMethod = defineStatement((db, { id }: { id: string }) =>
  db.deleteFrom('test_payment_method').where('id', '=', id),
);

/** Deletes typed cards that no customer has used for a day. */
export const deleteOldTestMethods = defineStatement((db) =>
  db.deleteFrom('test_payment_method').where('created_at', '<', sql<Date>`now() - interval '1 day'`),
);
