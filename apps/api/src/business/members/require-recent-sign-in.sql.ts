import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

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
