import { defineStatement } from '@wbn/postgres/statement.ts';
import { isKeptBusiness } from './publication/public-business.sql.ts';

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
    .select(['member.role', 'business.is_public', 'business.deleted_at'])
    .where('business.id', '=', businessID)
    .where(isKeptBusiness),
);

/** A membership, which cannot change until the transaction ends. */
export const lockMembership = defineStatement((db, { businessID, userID }: Asked) =>
  db
    .selectFrom('business_member')
    .select('user_id')
    .where('business_id', '=', businessID)
    .where('user_id', '=', userID)
    .forShare(),
);
