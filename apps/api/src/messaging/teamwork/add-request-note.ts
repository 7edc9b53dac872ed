import { addRequestNote } from '@wbn/contract/messaging/teamwork/add-request-note.ts';
import { requestNoteLimit } from '@wbn/contract/messaging/teamwork/list-request-notes.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createOnce } from '../../server/create-once.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { loadAuthors } from '../../social/authors/load-authors.ts';
import { presentNote } from './present-note.ts';
import { countNotes, findNote, insertNote } from './request-note.sql.ts';
import { type CompanySide, lockCompanySide } from './require-company-side.ts';

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
