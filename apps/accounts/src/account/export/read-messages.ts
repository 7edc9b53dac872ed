import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectMessages } from './personal-data.sql.ts';

const pageSize = 500;

/** What a person has written to others, and what was answered to their own inquiries, one by one: there may be more than memory should hold. */
export async function* readMessages(db: Kysely<Database>, userID: string, size = pageSize) {
  for (let after = { requestID: '', number: 0 }; ; ) {
    const rows = await selectMessages.all(db, { userID, after, size });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = { requestID: last.request_id, number: last.number };
  }
}

/** The same as one JSON list. */
export async function* writeMessages(db: Kysely<Database>, userID: string): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const message of readMessages(db, userID)) {
    yield separator + JSON.stringify(message);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
