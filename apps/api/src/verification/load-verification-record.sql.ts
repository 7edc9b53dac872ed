import { prepareStatement } from '@wbn/postgres/statement.ts';

/** A public company with its badge. */
export const findPublicStanding = prepareStatement(
  'find-public-standing',
  (db, { businessID }: { businessID: string }) =>
    db
      .selectFrom('business')
      .select(['id', 'company_name', 'source', 'verified', 'verified_until'])
      .where('id', '=', businessID)
      .where('is_public', '=', true),
);
