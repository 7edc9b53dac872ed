import type { BusinessTable } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { Insertable } from 'kysely';

/** A person's profile, which stays until the transaction ends. */
export const keepPerson = defineStatement((db, { userID }: { userID: string }) =>
  db.selectFrom('user_profile').select('id').where('id', '=', userID).forKeyShare(),
);

export const insertBusiness = defineStatement((db, row: Insertable<BusinessTable>) =>
  db.insertInto('business').values(row),
);

/** The first member of a company. */
export const insertOwner = defineStatement(
  (db, { businessID, userID }: { businessID: string; userID: string }) =>
    db.insertInto('business_member').values({ business_id: businessID, user_id: userID, role: 'owner' }),
);
