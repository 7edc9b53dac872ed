import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import type { Insertable } from 'kysely';

export const insertMessageFiles = defineStatement(
  (db, { rows }: { readonly rows: readonly Insertable<Database['message_file']>[] }) =>
    db.insertInto('message_file').values(rows),
);

interface Messages {
  readonly requestID: string;
  readonly numbers: readonly number[];
}

export const selectMessageFiles = defineStatement((db, { requestID, numbers }: Messages) =>
  db
    .selectFrom('message_file')
    .select(['id', 'number', 'name', 'content_type', 'size', 'path'])
    .where('request_id', '=', requestID)
    .where('number', '=', anyOf(numbers, 'integer'))
    .orderBy('number')
    .orderBy('place'),
);

/** Finds a file of a thread. */
export const findMessageFile = defineStatement(
  (db, { requestID, fileID }: { readonly requestID: string; readonly fileID: string }) =>
    db
      .selectFrom('message_file')
      .select(['name', 'content_type'])
      .where('request_id', '=', requestID)
      .where('id', '=', fileID),
);

/** Finds a file by its id, for a download address. */
export const findMessageFileByID = defineStatement((db, { fileID }: { readonly fileID: string }) =>
  db
    .selectFrom('message_file')
    .select(['request_id', 'name', 'content_type', 'path'])
    .where('id', '=', fileID),
);
