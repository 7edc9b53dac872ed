import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Verification {
  readonly businessID: string;
  /** Null where it is taken away. */
  readonly until: string | null;
}

/** Verifies a company until the end of a day, or not any more; gives its name, no row when there is none. */
export const updateVerification = defineStatement((db, { businessID, until }: Verification) =>
  db
    .updateTable('business')
    .set({ verified: until !== null, verified_until: until })
    .where('id', '=', businessID)
    .returning('company_name'),
);

/** Takes away what ended before today, of at most so many companies; gives their ids. */
export const endVerifications = defineStatement(
  (_, { most }: { most: number }) => sql<{ id: string }>`
    update business set verified = false, verified_until = null
    where id in (
      select id from business where verified_until < current_date order by verified_until limit ${most}
      for no key update skip locked
    )
    returning id`,
);
