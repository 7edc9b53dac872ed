import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

export const findFamilyOfToken = defineStatement((db, { tokenHash }: { tokenHash: Buffer }) =>
  db.selectFrom('account.refresh_token').select('family_id').where('token_hash', '=', tokenHash),
);

export const findSessionOfFamily = defineStatement((db, { familyID }: { familyID: string }) =>
  db.selectFrom('account.refresh_family').select('session_id').where('id', '=', familyID),
);

export const deleteSession = defineStatement((db, { id }: { id: string }) =>
  db.deleteFrom('account.session').where('id', '=', id),
);

/** The trigger of a deleted session leaves out sessions that were over by themselves. */
export const endFamiliesOfSession = defineStatement((db, { id }: { id: string }) =>
  db
    .updateTable('account.refresh_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('session_id', '=', id)
    .where('revoked_at', 'is', null),
);
