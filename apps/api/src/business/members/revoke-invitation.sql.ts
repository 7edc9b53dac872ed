import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Takes an invitation back, one that is over too; no row when it has an answer or is another company's. */
export const markRevoked = defineStatement(
  (db, { businessID, invitationID }: { businessID: string; invitationID: string }) =>
    db
      .updateTable('business_invitation')
      .set({ answer: 'revoked', answered_at: sql`now()` })
      .where('id', '=', invitationID)
      .where('business_id', '=', businessID)
      .where('answer', 'is', null)
      .returning(['email', 'role']),
);
