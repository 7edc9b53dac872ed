import { removeRequestNote } from '@wbn/contract/messaging/teamwork/remove-request-note.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { mayChangeOf } from './policies.ts';
import { deleteNote, findNote } from './request-note.sql.ts';
import { lockCompanySide } from './require-company-side.ts';

export const removeRequestNoteHandler = defineHandler(
  removeRequestNote,
  async ({ user: { userID }, params: { rid, noteID }, query: { bid }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const { ownerID, role } = await lockCompanySide(transaction, { requestID: rid, userID, ownerID: bid });
      const note = await findNote.first(transaction, { requestID: rid, businessID: ownerID, noteID });
      if (!note) throw notFound(`This inquiry has no note with the id ${noteID}.`);
      if (!mayChangeOf(role, { isOwn: note.user_id === userID }))
        throw new CallError('Forbidden', 'A note is removed by whoever wrote it, by admins and the owner.');
      await deleteNote.run(transaction, { noteID });
      await addLiveEvents.run(transaction, { audiences: [ownerID], kind: 'request', resourceID: rid });
      return { data: { noteID } };
    }),
);
