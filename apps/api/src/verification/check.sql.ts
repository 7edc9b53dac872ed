import type { CheckKind } from '@wbn/contract/verification/verification-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

interface OfCase {
  readonly caseID: string;
}

export const selectDocuments = defineStatement((db, { caseID }: OfCase) =>
  db.selectFrom('verification_document').selectAll().where('case_id', '=', caseID).orderBy('place'),
);

/** Inserts a document with the next free place. */
export const insertDocument = defineStatement(
  (db, row: Omit<Insertable<Database['verification_document']>, 'place'>) =>
    db.insertInto('verification_document').values({
      ...row,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from verification_document where case_id = ${row.case_id})`,
    }),
);

interface DocumentFacts extends OfCase {
  readonly documentID: string;
  readonly facts: Pick<
    Insertable<Database['verification_document']>,
    'kind' | 'issuer' | 'number' | 'valid_until'
  >;
}

/** Replaces what is said of a document of a case; returns the number of documents: 1 or 0. */
export const updateDocument = defineStatement((db, { caseID, documentID, facts }: DocumentFacts) =>
  db
    .updateTable('verification_document')
    .set(facts)
    .where('case_id', '=', caseID)
    .where('id', '=', documentID),
);

export const deleteDocument = defineStatement((db, { caseID, documentID }: OfCase & { documentID: string }) =>
  db.deleteFrom('verification_document').where('case_id', '=', caseID).where('id', '=', documentID),
);

export const deleteDocuments = defineStatement((db, { caseID }: OfCase) =>
  db.deleteFrom('verification_document').where('case_id', '=', caseID),
);

/** A document with its company. */
export const findDocument = defineStatement((db, { documentID }: { documentID: string }) =>
  db
    .selectFrom('verification_document as document')
    .innerJoin('verification_case as one', 'one.id', 'document.case_id')
    .select(['document.name', 'document.content_type', 'document.path', 'one.business_id'])
    .where('document.id', '=', documentID),
);

/** Checks in the order of `kinds`, certificates in the order of their documents. */
export const selectChecks = defineStatement(
  (db, { caseID, kinds }: OfCase & { readonly kinds: readonly CheckKind[] }) =>
    db
      .selectFrom('verification_check as one')
      .leftJoin('verification_document as document', 'document.id', 'one.document_id')
      .selectAll('one')
      .select(['document.place as document_place', 'document.kind as document_kind', 'document.sha256'])
      .where('one.case_id', '=', caseID)
      .orderBy(sql`array_position(${kinds}::text[], one.kind)`)
      .orderBy('one.place'),
);

interface PlannedCheck {
  readonly kind: CheckKind;
  readonly place: number;
  readonly claim: string;
}

/** Inserts checks for the claims; resets the outcome of a check whose claim has changed. */
export const upsertChecks = defineStatement(
  (_, { caseID, checks }: OfCase & { readonly checks: readonly PlannedCheck[] }) => sql`
    insert into verification_check as one (case_id, kind, place, claim)
    select ${caseID}, kind, place, claim
    from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as wanted (kind text, place integer, claim text)
    on conflict (case_id, kind, place) do update set
      claim = excluded.claim, outcome = null, document_id = null, valid_until = null, note = null,
      checked_by = null, checked_at = null
    where one.claim <> excluded.claim`,
);

export const deleteOtherChecks = defineStatement(
  (_, { caseID, checks }: OfCase & { readonly checks: readonly PlannedCheck[] }) => sql`
    delete from verification_check where case_id = ${caseID} and (kind, place) not in (
      select kind, place from jsonb_to_recordset(${JSON.stringify(checks)}::jsonb) as wanted (kind text, place integer))`,
);

/** Resets the checks that were made on a document. */
export const resetChecksOf = defineStatement((db, { documentID }: { documentID: string }) =>
  db
    .updateTable('verification_check')
    .set({
      outcome: null,
      document_id: null,
      valid_until: null,
      note: null,
      checked_by: null,
      checked_at: null,
    })
    .where('document_id', '=', documentID),
);

interface CheckOutcome extends OfCase {
  readonly kind: CheckKind;
  readonly place: number;
  readonly outcome: 'passed' | 'failed';
  readonly documentID: string | null;
  readonly until: string | null;
  readonly note: string | null;
  readonly by: string;
}

export const updateCheck = defineStatement((db, found: CheckOutcome) =>
  db
    .updateTable('verification_check')
    .set({
      outcome: found.outcome,
      document_id: found.documentID,
      valid_until: found.until,
      note: found.note,
      checked_by: found.by,
      checked_at: sql<Date>`now()`,
    })
    .where('case_id', '=', found.caseID)
    .where('kind', '=', found.kind)
    .where('place', '=', found.place),
);
