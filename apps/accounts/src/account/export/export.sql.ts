import { newId } from '@wbn/postgres/new-id.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

export interface Order {
  readonly userID: string;
  readonly language: string;
  readonly edition: string;
  readonly back: string;
}

interface One {
  readonly id: string;
}

/** Inserts an export; no row while another one of the person is in progress. */
export const insertExport = defineStatement((db, { userID, language, edition, back }: Order) =>
  db
    .insertInto('account.data_export')
    .values({ id: newId(), user_id: userID, language, edition, back })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** A person's own exports that are in progress or can be downloaded, newest first. */
export const selectExports = defineStatement((db, { userID }: { userID: string }) =>
  db
    .selectFrom('account.data_export')
    .select([
      'id',
      'user_id as userID',
      'language',
      'edition',
      'back',
      'state',
      'steps_done as stepsDone',
      'steps',
      sql<number>`coalesce(file_size, 0)`.as('fileSize'),
      'created_at as createdAt',
      'finished_at as finishedAt',
      'expires_at as expiresAt',
    ])
    .where('user_id', '=', userID)
    .where('staff_id', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc'),
);

export type DataExport = RowOf<typeof selectExports>;

/** Starts or restarts an export and returns its person; no row when it is ready or the person is deleted. */
export const beginExport = defineStatement((db, { id }: One) =>
  db
    .updateTable('account.data_export')
    .set({ state: 'working', steps_done: 0 })
    .where('id', '=', id)
    .where('state', '<>', 'ready')
    .returning(['user_id as userID', 'staff_id as staffID']),
);

export type BegunExport = RowOf<typeof beginExport>;

export const updateProgress = defineStatement(
  (db, { id, done, all }: One & { readonly done: number; readonly all: number }) =>
    db.updateTable('account.data_export').set({ steps_done: done, steps: all }).where('id', '=', id),
);

/** Changes nothing when the person was deleted in the meantime. */
export const markReady = defineStatement((db, { id, fileSize }: One & { readonly fileSize: number }) =>
  db
    .updateTable('account.data_export')
    .set({
      state: 'ready',
      file_size: fileSize,
      finished_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + interval '7 days'`,
    })
    .where('id', '=', id),
);

/** Marks an export as waiting for its next attempt, or as failed after the last. */
export const markFailed = defineStatement(
  (db, { id, state }: One & { readonly state: 'waiting' | 'failed' }) =>
    db.updateTable('account.data_export').set({ state }).where('id', '=', id),
);

/** An export that can be downloaded. */
export const findReadyExport = defineStatement((db, { id }: One) =>
  db
    .selectFrom('account.data_export')
    .select(['user_id as userID', 'language', 'edition', 'back'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', sql<Date>`now()`),
);

/** Deletes expired exports. */
export const deleteOldExports = defineStatement((db) =>
  db.deleteFrom('account.data_export').where('expires_at', '<=', sql<Date>`now()`),
);

export const selectExportIDs = defineStatement((db) => db.selectFrom('account.data_export').select('id'));

/** An export that this colleague has ordered, for as long as they are one. */
export const findExportOfStaff = defineStatement((db, { id, staffID }: One & { readonly staffID: string }) =>
  db
    .selectFrom('account.data_export')
    .innerJoin('staff_member', 'staff_member.user_id', 'account.data_export.staff_id')
    .select(['account.data_export.id', 'account.data_export.created_at as createdAt'])
    .where('account.data_export.id', '=', id)
    .where('account.data_export.staff_id', '=', staffID)
    .where('account.data_export.state', '=', 'ready')
    .where('account.data_export.expires_at', '>', sql<Date>`now()`)
    .where('staff_member.left_at', 'is', null),
);
