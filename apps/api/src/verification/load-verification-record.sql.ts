import { defineStatement } from '@wbn/postgres/statement.ts';

/** A public company with its badge. */
export const findPublicStanding = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('business')
    .select(['id', 'company_name', 'source', 'verified', 'verified_until'])
    .where('id', '=', businessID)
    .where('is_public', '=', true),
);
