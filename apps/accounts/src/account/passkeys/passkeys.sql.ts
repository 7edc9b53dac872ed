import { defineStatement } from '@wbn/postgres/statement.ts';

export const selectPasskeys = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('account.passkey')
    .select(['id', 'name', 'created_at as createdAt'])
    .where('user_id', '=', userID)
    .orderBy('created_at', 'desc'),
);

export const deletePasskey = defineStatement((db, { id, userID }: { id: string; userID: string }) =>
  db.deleteFrom('account.passkey').where('id', '=', id).where('user_id', '=', userID),
);

/** Resets the session's creation time, which better-auth takes for the last time the password was entered. */
export const freshenSession = defineStatement((db, { sessionID, at }: { sessionID: string; at: Date }) =>
  db.updateTable('account.session').set({ created_at: at }).where('id', '=', sessionID),
);
