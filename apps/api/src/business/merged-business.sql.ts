import { defineStatement } from '@wbn/postgres/statement.ts';

/** The company that a company was merged into. */
export const findKeptBusiness = defineStatement((db, { id }: { readonly id: string }) =>
  db
    .selectFrom('business_merge')
    .select('kept_id as id')
    .where('gone_id', '=', id)
    .where('undone_at', 'is', null),
);
