import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Runs work in the transaction that is given, or in a new one of a database. A function that writes uses it, so that it can be a step of a
 * longer transaction: a decision at the desk may consist of several.
 */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
