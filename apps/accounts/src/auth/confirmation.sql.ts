import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface Of {
  readonly identifier: string;
}

export const insertVerification = defineStatement((db, row: Insertable<Database['account.verification']>) =>
  db.insertInto('account.verification').values(row),
);

export const deleteExpiredVerifications = defineStatement((db) =>
  db.deleteFrom('account.verification').where('expires_at', '<', sql<Date>`now()`),
);

export const deleteVerifications = defineStatement((db, { identifier }: Of) =>
  db.deleteFrom('account.verification').where('identifier', '=', identifier),
);

/** Confirmations that are still valid. */
export const selectVerifications = defineStatement((db, { identifier }: Of) =>
  db
    .selectFrom('account.verification')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', sql<Date>`now()`),
);

/** Uses a confirmation up; affects no row when it was used before. */
export const consumeVerification = defineStatement(
  (db, { identifier, value }: Of & { readonly value: string }) =>
    db.deleteFrom('account.verification').where('identifier', '=', identifier).where('value', '=', value),
);

export const confirmUser = defineStatement((db, { userID, at }: { userID: string; at: Date }) =>
  db.updateTable('account.user').set({ email_verified: true, updated_at: at }).where('id', '=', userID),
);
