import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

const now = sql<Date>`now()`;

/** The oldest request that waits for its mail and that no other process holds; held until the transaction ends. */
export function takeWaitingRequest(transaction: Kysely<Database>) {
  return transaction
    .selectFrom('need_help_request')
    .selectAll()
    .where('mailed_at', 'is', null)
    .where('mail_after', '<=', now)
    .orderBy('mail_after')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function markMailed(transaction: Kysely<Database>, id: string): Promise<void> {
  await transaction
    .updateTable('need_help_request')
    .set((row) => ({ mailed_at: now, mail_attempts: row('mail_attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Tried again after 1, 2, 4 ... minutes, at last every six hours. */
export async function postpone(transaction: Kysely<Database>, id: string): Promise<void> {
  await transaction
    .updateTable('need_help_request')
    .set((row) => ({
      mail_attempts: row('mail_attempts', '+', 1),
      mail_after: sql<Date>`now() + least(power(2, least(mail_attempts, 9)), 360) * interval '1 minute'`,
    }))
    .where('id', '=', id)
    .execute();
}
