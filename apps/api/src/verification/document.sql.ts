import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface OfCase {
  readonly caseID: string;
}

export const selectDocuments = defineStatement((db, { caseID }: OfCase) =>
  db.selectFrom('verification_document').selectAll().where('case_id', '=', caseID).orderBy('place'),
);

/** The place after the last one that was given. */
export const insertDocument = defineStatement(
  (db, row: Omit<Insertable<Database['verification_document']>, 'place'>) =>
    db.insertInto('verification_document').values({
      ...row,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from verification_document where case_id = ${row.case_id})`,
    }),
);

export const deleteDocument = defineStatement((db, { caseID, documentID }: OfCase & { documentID: string }) =>
  db.deleteFrom('verification_document').where('case_id', '=', caseID).where('id', '=', documentID),
);

export const deleteDocuments = defineStatement((db, { caseID }: OfCase) =>
  db.deleteFrom('verification_document').where('case_id', '=', caseID),
);

/** A document with the company that it is of. */
export const findDocument = defineStatement((db, { documentID }: { documentID: string }) =>
  db
    .selectFrom('verification_document as document')
    .innerJoin('verification_case as one', 'one.id', 'document.case_id')
    .select(['document.name', 'document.content_type', 'document.path', 'one.business_id'])
    .where('document.id', '=', documentID),
);
