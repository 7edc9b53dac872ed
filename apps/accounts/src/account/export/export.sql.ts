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
  readonly fileSize: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date;
}

const columns = [
  'id',
  'user_id as userID',
  'language',
  'edition',
  'back',
  'state',
  'steps_done as stepsDone',
  'steps',
  'file_size as fileSize',
  'created_at as createdAt',
  'finished_at as finishedAt',
  'expires_at as expiresAt',
] as const;

/** A new copy's id; undefined while another of the same person is under way. */
export async function insertExport(db: Kysely<Database>, order: Order): Promise<string | undefined> {
  const row = await db
    .insertInto('account.data_export')
    .values({
      id: newId(),
      user_id: order.userID,
      language: order.language,
      edition: order.edition,
      back: order.back,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
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

/** Begins a copy, anew when it was begun before; gives whose it is, undefined when it is ready or nobody's any more. */
export async function beginExport(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .updateTable('account.data_export')
    .set({ state: 'working', steps_done: 0 })
    .where('id', '=', id)
    .where('state', '<>', 'ready')
    .returning('user_id as userID')
    .executeTakeFirst();
  return row?.userID;
}

export async function noteStep(db: Kysely<Database>, id: string, done: number, all: number): Promise<void> {
  await db
    .updateTable('account.data_export')
    .set({ steps_done: done, steps: all })
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

/** It waits for its next try, or has none left. */
export async function markFailed(
  db: Kysely<Database>,
  id: string,
  state: 'waiting' | 'failed',
): Promise<void> {
  await db.updateTable('account.data_export').set({ state }).where('id', '=', id).execute();
}

/** A copy that can be downloaded. */
export function findReadyExport(db: Kysely<Database>, id: string): Promise<Order | undefined> {
  return db
    .selectFrom('account.data_export')
    .select(['user_id as userID', 'language', 'edition', 'back'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
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
