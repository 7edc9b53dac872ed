import { defineStatement } from '@wbn/postgres/statement.ts';

interface Wanted {
  readonly businessID: string;
}

/** The plan of a company; its products neither come nor go until the transaction ends. */
export const lockPlan = defineStatement((db, { businessID }: Wanted) =>
  db.selectFrom('business').select('subscription').where('id', '=', businessID).forNoKeyUpdate(),
);

/** The plan of a company, and how many slots its products take: what is published, also what the plan hides. */
export const selectSlots = defineStatement((db, { businessID }: Wanted) =>
  db
    .selectFrom('business')
    .select('subscription')
    .select((business) =>
      business
        .selectFrom('product')
        .select((product) => product.fn.countAll<string>().as('count'))
        .whereRef('product.business_id', '=', 'business.id')
        .where('product.deleted_at', 'is', null)
        .where('product.status', '=', 'published')
        .as('used'),
    )
    .where('business.id', '=', businessID),
);
