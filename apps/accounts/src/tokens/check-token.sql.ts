import { defineStatement } from '@wbn/postgres/statement.ts';

/** No row when the family has ended or never was. */
export const findLivingFamily = defineStatement((db, { familyID }: { familyID: string }) =>
  db
    .selectFrom('account.refresh_family')
    .select('id')
    .where('id', '=', familyID)
    .where('revoked_at', 'is', null),
);
