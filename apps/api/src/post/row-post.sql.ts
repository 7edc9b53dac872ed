import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, type Selectable, sql } from 'kysely';

/** Tables whose rows are jobs: each row waits until its mail has been sent. */
export type PostTable = 'need_help_request' | 'business_invitation';

interface Taken {
  readonly id: string;
  /** Tells this taking from a later one. */
  readonly lease: string;
}

export type PostRow<Table extends PostTable> = Selectable<Database[Table]> & Taken;

/** What waits for its mail in a table, as the right side of `where`. */
const waiting = {
  need_help_request: sql`mailed_at is null and mail_after <= now()`,
  business_invitation: sql`mailed_at is null and mail_after <= now() and answer is null and expires_at > now()`,
};

/**
 * Takes the row that has waited longest. Nobody else gets it for five minutes; it is not locked meanwhile, so that a slow mail
 * server holds up nobody who changes it.
 */
export async function takeWaitingRow<Table extends PostTable>(
  db: Kysely<Database>,
  table: Table,
): Promise<PostRow<Table> | undefined> {
  const name = sql.table(table);
  const { rows } = await sql<PostRow<Table>>`
    update ${name} set mail_after = now() + interval '5 minutes'
    where id = (
      select id from ${name} where ${waiting[table]} order by mail_after limit 1 for update skip locked
    )
    returning *, mail_after::text as lease`.execute(db);
  return rows[0];
}

/** Its mail has been sent; a row that was given a newer mail meanwhile still waits for that one. */
export async function markMailed(db: Kysely<Database>, table: PostTable, { id, lease }: Taken) {
  await sql`
    update ${sql.table(table)} set mailed_at = now(), mail_attempts = mail_attempts + 1
    where id = ${id} and mail_after::text = ${lease}`.execute(db);
}

/** Tried again after 1, 2, 4 ... minutes, at last every six hours. */
export async function postpone(db: Kysely<Database>, table: PostTable, { id, lease }: Taken) {
  await sql`
    update ${sql.table(table)} set mail_attempts = mail_attempts + 1,
      mail_after = now() + least(power(2, least(mail_attempts, 9)), 360) * interval '1 minute'
    where id = ${id} and mail_after::text = ${lease}`.execute(db);
}
