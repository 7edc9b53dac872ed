import { defineStatement } from '@wbn/postgres/statement.ts';

export const selectCompanyName = defineStatement((db, { businessID }: { businessID: string }) =>
  db.selectFrom('business').select('company_name').where('id', '=', businessID),
);
