import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import type { Updateable } from 'kysely';

export const findToken = defineStatement((db, { tokenHash }: { tokenHash: Buffer }) =>
  db.selectFrom('account.refresh_token').selectAll().where('token_hash', '=', tokenHash),
);

export type TokenRow = RowOf<typeof findToken>;

export const findSuccessor = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('account.refresh_token').selectAll().where('id', '=', id),
);

/** Tokens of a family are changed by whoever holds the lock on its row; read them only after that. */
export const lockFamily = defineStatement((db, { familyID }: { familyID: string }) =>
  db.selectFrom('account.refresh_family').selectAll().where('id', '=', familyID).forUpdate(),
);

export const markUsed = defineStatement(
  (db, { id, successorID, now }: { id: string; successorID: string; now: Date }) =>
    db
      .updateTable('account.refresh_token')
      .set({ used_at: now, successor_id: successorID })
      .where('id', '=', id),
);

interface FamilyUpdate {
  readonly familyID: string;
  readonly change: Updateable<Database['account.refresh_family']>;
}

export const updateFamily = defineStatement((db, { familyID, change }: FamilyUpdate) =>
  db.updateTable('account.refresh_family').set(change).where('id', '=', familyID),
);
