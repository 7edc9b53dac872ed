import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isKeptBusiness } from './publication/public-business.sql.ts';

/** What a person is to a company; no row when there is no such company. */
export const findRole = defineStatement(
  (db, { businessID, userID }: { businessID: string; userID: string }) =>
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
export const lockMembership = defineStatement(
  (db, { businessID, userID }: { businessID: string; userID: string }) =>
    db
      .selectFrom('business_member')
      .select('user_id')
      .where('business_id', '=', businessID)
      .where('user_id', '=', userID)
      .forShare(),
);

interface Proof {
  readonly familyID: string;
  readonly userID: string;
  /** How long ago the person may have proved who they are. */
  readonly seconds: number;
}

/** The browser's session on the auth host, when the person has proved themselves there of late. */
export const findRecentSignIn = defineStatement((db, { familyID, userID, seconds }: Proof) =>
  db
    .selectFrom('account.refresh_family as family')
    .innerJoin('account.session as session', 'session.id', 'family.session_id')
    .select('session.id')
    .where('family.id', '=', familyID)
    .where('session.user_id', '=', userID)
    .where('session.authenticated_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`),
);
