import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Of {
  readonly requestID: string;
  readonly businessID: string;
}

/** The oldest first. */
export const selectNotes = defineStatement((db, { requestID, businessID }: Of) =>
  db
    .selectFrom('request_note')
    .selectAll()
    .where('request_id', '=', requestID)
    .where('business_id', '=', businessID)
    .orderBy('id'),
);

export const countNotes = defineStatement((db, { requestID, businessID }: Of) =>
  db
    .selectFrom('request_note')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('request_id', '=', requestID)
    .where('business_id', '=', businessID),
);

interface NewNote {
  readonly id: string;
  readonly request_id: string;
  readonly business_id: string;
  readonly user_id: string;
  readonly content: string;
}

export const insertNote = defineStatement((db, note: NewNote) => db.insertInto('request_note').values(note));

export const findNote = defineStatement((db, { requestID, businessID, noteID }: Of & { noteID: string }) =>
  db
    .selectFrom('request_note')
    .selectAll()
    .where('id', '=', noteID)
    .where('request_id', '=', requestID)
    .where('business_id', '=', businessID),
);

export const deleteNote = defineStatement((db, { noteID }: { readonly noteID: string }) =>
  db.deleteFrom('request_note').where('id', '=', noteID),
);
