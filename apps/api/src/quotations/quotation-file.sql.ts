import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';
import { isStanding } from './quotation-row.sql.ts';

export const insertQuotationFiles = defineStatement(
  (db, { rows }: { readonly rows: readonly Insertable<Database['quotation_file']>[] }) =>
    db.insertInto('quotation_file').values(rows),
);

interface Several {
  readonly ids: readonly string[];
  /** Companies whose offers' files are read too. */
  readonly businessIDs: readonly string[];
}

/** Of several requests for quotation and of offers for them, each in its order. */
export const selectQuotationFiles = defineStatement((db, { ids, businessIDs }: Several) =>
  db
    .selectFrom('quotation_file')
    .select(['id', 'quotation_id', 'business_id', 'place', 'name', 'content_type', 'size'])
    .where('quotation_id', '=', anyOf(ids))
    .where((row) => row.or([row('business_id', 'is', null), row('business_id', '=', anyOf(businessIDs))]))
    .orderBy('quotation_id')
    .orderBy('place'),
);

/** What has files: a request for quotation, or the offer of a company for it. */
export interface FilesOf {
  readonly quotationID: string;
  /** Null: the request. */
  readonly businessID: string | null;
}

interface Kept extends FilesOf {
  readonly ids: readonly string[];
  readonly userID: string;
}

/**
 * The files with these ids that may stay: of an offer its own, of a request those of any request for quotation of the person or of
 * companies they work for.
 */
export const selectKeptFiles = defineStatement(
  (_, { ids, userID, quotationID, businessID }: Kept) => sql<{
    id: string;
    name: string;
    content_type: string;
    size: number;
    path: string;
  }>`
    select file.id, file.name, file.content_type, file.size, file.path
    from quotation_file file join quotation on quotation.id = file.quotation_id
    where file.id = any(${ids}::text[]) and file.business_id is not distinct from ${businessID}::text
      and case when ${businessID}::text is not null then file.quotation_id = ${quotationID}
        when quotation.business_id is null then quotation.user_id = ${userID}
        else exists (select from business_member where business_id = quotation.business_id and user_id = ${userID}) end
    order by array_position(${ids}::text[], file.id)`,
);

export const deleteQuotationFiles = defineStatement((db, { quotationID, businessID }: FilesOf) =>
  db
    .deleteFrom('quotation_file')
    .where('quotation_id', '=', quotationID)
    .where('business_id', 'is not distinct from', businessID),
);

interface FoundFile {
  readonly quotation_id: string;
  /** Whose offer has it; null: the request. */
  readonly business_id: string | null;
  readonly place: number;
  readonly name: string;
  readonly content_type: string;
  readonly path: string;
  /** False: of an offer that the buyer does not see. */
  readonly is_standing: boolean;
}

export const findQuotationFile = defineStatement(
  (_, { fileID }: { readonly fileID: string }) => sql<FoundFile>`
    select file.quotation_id, file.business_id, file.place, file.name, file.content_type, file.path,
      file.business_id is null or ${isStanding} as is_standing
    from quotation_file file
    join quotation on quotation.id = file.quotation_id
    left join quotation_offer offer on offer.quotation_id = file.quotation_id and offer.business_id = file.business_id
    where file.id = ${fileID}`,
);

interface Copied extends FilesOf {
  readonly requestID: string;
  readonly number: number;
}

/** Copies the files to a message of the thread with the chosen supplier; both keep the same stored files. */
export const copyFilesToMessage = defineStatement(
  (_, { quotationID, businessID, requestID, number }: Copied) => sql`
    insert into message_file (id, request_id, number, place, name, content_type, size, path)
    select gen_random_uuid()::text, ${requestID}, ${number}::integer, place, name, content_type, size, path
    from quotation_file where quotation_id = ${quotationID} and business_id is not distinct from ${businessID}::text`,
);
