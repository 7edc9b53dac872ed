import { defineHandler } from '@wbn/api/server/define-handler.ts';
import { defineCall } from '@wbn/contract/call.ts';
import { idSchema } from '@wbn/contract/shared/id.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import * as z from 'zod/mini';
import { findRow, insertRow } from './row-calls.sql.ts';

const loadRow = defineCall({
  name: 'load-row',
  room: 'social',
  access: 'user',
  summary: 'One row by its primary key',
  method: 'GET',
  path: 'row/load/{id}',
  params: z.object({ id: idSchema }),
  data: z.object({ content: z.optional(z.string()) }),
  errors: [],
});

const addRow = defineCall({
  name: 'add-row',
  room: 'social',
  access: 'user',
  summary: 'One row in a transaction of its own',
  method: 'POST',
  path: 'row/add',
  body: z.object({ content: z.string() }),
  data: z.object({ id: z.string() }),
  errors: ['ValidationError'],
});

/** The least that a call for members can read and write: a row by its key, and a row. */
export const rowCalls = [loadRow, addRow];

export const rowHandlers = [
  defineHandler(loadRow, async ({ params, user: _, services: { db } }) => {
    const row = await findRow.first(db, params);
    return { data: { content: row?.content } };
  }),
  defineHandler(addRow, async ({ body: { content }, user: { userID }, services: { db } }) => {
    const id = newId();
    await db.transaction().execute((transaction) => insertRow.run(transaction, { id, userID, content }));
    return { data: { id } };
  }),
];
