import { defineStatement } from '@wbn/postgres/statement.ts';

/** Memberships that have had a subscription at a provider. */
export const selectCustomers = defineStatement((db, { gateway }: { gateway: 'stripe' | 'test' }) =>
  db
    .selectFrom('membership')
    .select(['business_id', 'customer_id'])
    .where('gateway', '=', gateway)
    .where('subscription_id', 'is not', null),
);

interface NewDifference {
  readonly id: string;
  /** As the provider has it; a company that is not here any more is left out. */
  readonly businessID: string | undefined;
  readonly customerID: string;
  readonly what: string;
  readonly here: string;
  readonly there: string;
}

export const insertDifference = defineStatement(
  (db, { id, businessID, customerID, what, here, there }: NewDifference) =>
    db.insertInto('payment_difference').values(({ selectFrom }) => ({
      id,
      business_id: selectFrom('business')
        .select('id')
        .where('id', '=', businessID ?? ''),
      customer_id: customerID,
      what,
      here,
      there,
    })),
);

export const selectDifferences = defineStatement((db, { most }: { most: number }) =>
  db
    .selectFrom('payment_difference')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most),
);
