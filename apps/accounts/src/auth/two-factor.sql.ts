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

/** Second factors of sample staff, by the address that only the demo world gives. */
export const selectSampleFactors = defineStatement((db) =>
  db
    .selectFrom('account.two_factor as factor')
    .innerJoin('account.user as account', 'account.id', 'factor.user_id')
    .innerJoin('staff_member as staff', 'staff.user_id', 'factor.user_id')
    .select(['account.email', 'factor.secret', 'factor.last_step as lastStep'])
    .where('account.email', 'like', '%@sample.example')
    .where('staff.left_at', 'is', null)
    .where('factor.verified', '=', true)
    .orderBy('account.email'),
);

/** The encrypted secret of an authenticator app that is not confirmed yet. */
export const selectPendingSecret = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('account.two_factor')
    .select('secret')
    .where('user_id', '=', userID)
    .where('verified', '=', false),
);
