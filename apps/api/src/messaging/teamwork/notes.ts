import {
  addRequestNote,
  listRequestNotes,
  type RequestNote,
  removeRequestNote,
  requestNoteLimit,
} from '@wbn/contract/messaging/notes.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { CallError, forbidden, notFound } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { loadAuthors } from '../../authors/load-authors.ts';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import {
  type CompanySide,
  lockCompanySide,
  mayChangeOf,
  requireCompanySide,
} from './require-company-side.ts';
import { countNotes, deleteNote, findNote, insertNote, selectNotes } from './teamwork.sql.ts';

/** Presents a note to a member of the company; authors who left WBN have no name. */
function presentNote(
  row: RowOf<typeof selectNotes>,
  authors: ReadonlyMap<string, Author>,
  { role, userID }: Pick<CompanySide, 'role' | 'userID'>,
): RequestNote {
  return {
    noteID: row.id,
    author: authors.get(row.user_id) ?? { authorID: row.user_id, authorType: 'user', name: '' },
    content: row.content,
    createdAt: row.created_at.toISOString(),
    isRemovable: mayChangeOf(role, { isOwn: row.user_id === userID }),
  };
}

export const addRequestNoteHandler = defineHandler(
  addRequestNote,
  async ({ user: { userID }, params: { rid }, query: { bid }, body, idempotencyKey, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const side = await lockCompanySide(transaction, { requestID: rid, userID, ownerID: bid });
      const { id: noteID } = await createOnce(transaction, {
        call: addRequestNote.name,
        userID,
        idempotencyKey,
        body: { ...body, rid, bid },
        create: () => addNote(transaction, side, body.content),
      });
      const row = await findNote.first(transaction, { requestID: rid, businessID: side.ownerID, noteID });
      if (!row) throw new CallError('Conflict', 'This note was removed meanwhile.');
      return { data: presentNote(row, await loadAuthors(transaction, [row.user_id]), side) };
    }),
);

async function addNote(
  transaction: Kysely<Database>,
  { requestID, ownerID, userID }: CompanySide,
  content: string,
): Promise<string> {
  const { count } = await countNotes.only(transaction, { requestID, businessID: ownerID });
  if (count >= requestNoteLimit)
    throw new CallError('Conflict', `This inquiry has ${requestNoteLimit} notes already: remove one first.`);
  const id = newId();
  await insertNote.run(transaction, {
    id,
    request_id: requestID,
    business_id: ownerID,
    user_id: userID,
    content,
  });
  await addLiveEvents.run(transaction, { audiences: [ownerID], kind: 'request', resourceID: requestID });
  return id;
}

export const removeRequestNoteHandler = defineHandler(
  removeRequestNote,
  async ({ user: { userID }, params: { rid, noteID }, query: { bid }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { ownerID, role } = await lockCompanySide(transaction, { requestID: rid, userID, ownerID: bid });
      const note = await findNote.first(transaction, { requestID: rid, businessID: ownerID, noteID });
      if (!note) throw notFound(`This inquiry has no note with the id ${noteID}.`);
      if (!mayChangeOf(role, { isOwn: note.user_id === userID }))
        throw forbidden('role', 'A note is removed by whoever wrote it, by admins and the owner.');
      await deleteNote.run(transaction, { noteID });
      await addLiveEvents.run(transaction, { audiences: [ownerID], kind: 'request', resourceID: rid });
      return { data: { noteID } };
    }),
);

export const listRequestNotesHandler = defineHandler(
  listRequestNotes,
  async ({ user: { userID }, params: { rid }, query: { bid }, services: { db } }) => {
    const side = await requireCompanySide(db, { requestID: rid, userID, ownerID: bid });
    const rows = await selectNotes.all(db, { requestID: rid, businessID: side.ownerID });
    const authors = await loadAuthors(
      db,
      rows.map(({ user_id }) => user_id),
    );
    return { data: rows.map((row) => presentNote(row, authors, side)) };
  },
);
