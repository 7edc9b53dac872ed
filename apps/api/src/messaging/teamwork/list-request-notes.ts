import { listRequestNotes } from '@wbn/contract/messaging/teamwork/list-request-notes.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { loadAuthors } from '../../social/authors/load-authors.ts';
import { presentNote } from './present-note.ts';
import { selectNotes } from './request-note.sql.ts';
import { requireCompanySide } from './require-company-side.ts';

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
