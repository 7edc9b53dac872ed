import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

export interface Order {
  readonly userID: string;
  readonly language: string;
  readonly edition: string;
  readonly back: string;
}

export interface DataExport extends Order {
  readonly id: string;
  readonly state: 'waiting' | 'working' | 'ready' | 'failed';
  readonly stepsDone: number;
  readonly steps: number;
  readonly attempts: number;
  readonly fileSize: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date;
}

/** Minutes for which a copy belongs to the process that makes it; each step begins them anew. */
const lease = sql<Date>`now() + interval '5 minutes'`;
const columns = [
  'id',
  'user_id as userID',
  'language',
  'edition',
  'back',
  'state',
  'steps_done as stepsDone',
  'steps',
  'attempts',
  'file_size as fileSize',
  'created_at as createdAt',
  'finished_at as finishedAt',
  'expires_at as expiresAt',
] as const;

/** Orders a copy; nothing happens while another of the same person is under way. */
export async function orderExport(db: Kysely<Database>, order: Order): Promise<void> {
  await db
    .insertInto('account.data_export')
    .values({
      id: newId(),
      user_id: order.userID,
      language: order.language,
      edition: order.edition,
      back: order.back,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody's copies that are under way or can be downloaded, the latest first. */
export async function listExports(db: Kysely<Database>, userID: string): Promise<DataExport[]> {
  const rows = await db
    .selectFrom('account.data_export')
    .select(columns)
    .where('user_id', '=', userID)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toExport);
}

/** Takes the next copy that waits, or that a process has left undone; no other process gets the same. */
export async function takeExport(db: Kysely<Database>): Promise<DataExport | undefined> {
  const row = await db
    .updateTable('account.data_export')
    .set(({ eb }) => ({
      state: 'working',
      not_before: lease,
      attempts: eb('attempts', '+', 1),
      steps_done: 0,
    }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('account.data_export')
        .select('id')
        .where('state', 'in', ['waiting', 'working'])
        .where('not_before', '<=', sql<Date>`now()`)
        .orderBy('not_before')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .executeTakeFirst();
  return row && toExport(row);
}

export async function noteStep(db: Kysely<Database>, id: string, done: number, all: number): Promise<void> {
  await db
    .updateTable('account.data_export')
    .set({ steps_done: done, steps: all, not_before: lease })
    .where('id', '=', id)
    .execute();
}

/** False when the person has gone meanwhile. */
export async function markReady(db: Kysely<Database>, id: string, fileSize: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account.data_export')
    .set({
      state: 'ready',
      file_size: fileSize,
      finished_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + interval '7 days'`,
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tries again in a minute, three times in all. */
export async function markFailed(db: Kysely<Database>, { id, attempts }: DataExport): Promise<void> {
  await db
    .updateTable('account.data_export')
    .set({ state: attempts < 3 ? 'waiting' : 'failed', not_before: sql<Date>`now() + interval '1 minute'` })
    .where('id', '=', id)
    .execute();
}

/** Forgets what can be downloaded no more, and gives the ids of all that is left. */
export async function forgetOldExports(db: Kysely<Database>): Promise<Set<string>> {
  await db.deleteFrom('account.data_export').where('expires_at', '<=', sql<Date>`now()`).execute();
  const left = await db.selectFrom('account.data_export').select('id').execute();
  return new Set(left.map(({ id }) => id));
}

function toExport<Row extends { fileSize: number | string | null }>(row: Row) {
  return { ...row, fileSize: Number(row.fileSize ?? 0) };
}
