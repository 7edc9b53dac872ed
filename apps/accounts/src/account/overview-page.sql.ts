import { defineStatement } from '@wbn/postgres/statement.ts';

export const selectPersonName = defineStatement((db, { userID }: { userID: string }) =>
  db.selectFrom('user_profile').select(['first_name', 'last_name']).where('id', '=', userID),
);
