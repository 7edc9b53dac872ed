import { defineStatement } from '@wbn/postgres/statement.ts';

export const findAppSecret = defineStatement((db, { userID }: { userID: string }) =>
  db.selectFrom('account.two_factor').select('secret').where('user_id', '=', userID),
);

/** Affects no row when a code of this or a later time step was used before. */
export const markStepUsed = defineStatement((db, { userID, step }: { userID: string; step: number }) =>
  db
    .updateTable('account.two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userID)
    .where('last_step', '<', step),
);

export const deleteSession = defineStatement((db, { token }: { token: string }) =>
  db.deleteFrom('account.session').where('token', '=', token),
);

/** The encrypted secret of an authenticator app that is not confirmed yet. */
export const selectPendingSecret = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('account.two_factor')
    .select('secret')
    .where('user_id', '=', userID)
    .where('verified', '=', false),
);
