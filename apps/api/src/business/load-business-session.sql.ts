import { defineStatement } from '@wbn/postgres/statement.ts';

/** What a person is to a company, and how many of its product slots are taken; no row for everybody else. */
export const selectBusinessSession = defineStatement((database, input: { id: string; userID: string }) =>
  database
    .selectFrom('business_member as member')
    .select('member.role')
    .select((row) =>
      row
        .selectFrom('product')
        .select((product) => product.fn.countAll<number>().as('count'))
        .whereRef('product.business_id', '=', 'member.business_id')
        .where('product.deleted_at', 'is', null)
        .as('used'),
    )
    .where('member.business_id', '=', input.id)
    .where('member.user_id', '=', input.userID),
);
