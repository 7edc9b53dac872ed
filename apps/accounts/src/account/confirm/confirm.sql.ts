import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Remembers that the person of a session has just proved who they are. */
export const markAuthenticated = defineStatement((db, { sessionID }: { sessionID: string }) =>
  db.updateTable('account.session').set({ authenticated_at: sql<Date>`now()` }).where('id', '=', sessionID),
);
