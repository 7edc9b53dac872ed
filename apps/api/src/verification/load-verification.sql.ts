import { defineStatement } from '@wbn/postgres/statement.ts';

/** The badge and the plan of a company. */
export const findStanding = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select(['id', 'company_name', 'subscription', 'verified', 'verified_until'])
    .where('id', '=', businessID),
);
