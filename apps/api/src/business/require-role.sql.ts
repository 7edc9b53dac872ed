import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isKeptBusiness } from './publication/public-business.sql.ts';

/** Finds a person's role in a company; no row when the company does not exist. */
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

/** Locks a person's role until the transaction ends. */
export const lockMembership = defineStatement(
  (db, { businessID, userID }: { businessID: string; userID: string }) =>
    db
      .selectFrom('business_member')
      .select('user_id')
      .where('business_id', '=', businessID)
      .where('user_id', '=', userID)
      .forShare(),
);

interface SignInQuery {
  readonly familyID: string;
  readonly userID: string;
  /** Maximum age of the sign-in, in seconds. */
  readonly seconds: number;
}

/** Finds the auth host's session when the person has signed in there recently. */
export const findRecentSignIn = defineStatement((db, { familyID, userID, seconds }: SignInQuery) =>
  db
    .selectFrom('account.refresh_family as family')
    .innerJoin('account.session as session', 'session.id', 'family.session_id')
    .select('session.id')
    .where('family.id', '=', familyID)
    .where('session.user_id', '=', userID)
    .where('session.authenticated_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`),
);
