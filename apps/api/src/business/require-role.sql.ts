import { defineStatement } from '@wbn/postgres/statement.ts';

interface Asked {
  readonly businessID: string;
  readonly userID: string;
}

/** What a person is to a company; no row when there is no such company. */
export const findRole = defineStatement((db, { businessID, userID }: Asked) =>
  db
    .selectFrom('business')
    .leftJoin('business_member as member', (join) =>
      join.onRef('member.business_id', '=', 'business.id').on('member.user_id', '=', userID),
    )
    .select('member.role')
    .where('business.id', '=', businessID),
);

/** What a member is to a company; the membership cannot change until the transaction ends. */
export const lockRole = defineStatement((db, { businessID, userID }: Asked) =>
  db
    .selectFrom('business_member')
    .select('role')
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .forShare(),
);
