import { defineStatement } from '@wbn/postgres/statement.ts';

/** The sealed secret of an authenticator app that somebody has not confirmed yet. */
export const selectPendingSecret = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('account.two_factor')
    .select('secret')
    .where('user_id', '=', userID)
    .where('verified', '=', false),
);
