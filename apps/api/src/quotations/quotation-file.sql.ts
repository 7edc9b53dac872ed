import type { Database } from '@wbn/postgres/schema.ts';
import { anyOf, defineStatement } from '@wbn/postgres/statement.ts';
import { type Insertable, sql } from 'kysely';

export const insertQuotationFiles = defineStatement(
  (db, { rows }: { readonly rows: readonly Insertable<Database['quotation_file']>[] }) =>
    db.insertInto('quotation_file').values(rows),
);

/** Of several requests for quotation, each in its order. */
export const selectQuotationFiles = defineStatement((db, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom('quotation_file')
    .select(['id', 'quotation_id', 'place', 'name', 'content_type', 'size', 'path'])
    .where('quotation_id', '=', anyOf(ids))
    .orderBy('quotation_id')
    .orderBy('place'),
);

/** The files with these ids that belong to requests for quotation of a person, or of companies they work for. */
export const selectKeptFiles = defineStatement(
  (_, { ids, userID }: { readonly ids: readonly string[]; readonly userID: string }) => sql<{
    id: string;
    name: string;
    content_type: string;
    size: number;
    path: string;
  }>`
    select file.id, file.name, file.content_type, file.size, file.path
    from quotation_file file join quotation on quotation.id = file.quotation_id
    where file.id = any(${ids}::text[])
      and case when quotation.business_id is null then quotation.user_id = ${userID}
        else exists (select from business_member where business_id = quotation.business_id and user_id = ${userID}) end
    order by array_position(${ids}::text[], file.id)`,
);

export const deleteQuotationFiles = defineStatement((db, { quotationID }: { readonly quotationID: string }) =>
  db.deleteFrom('quotation_file').where('quotation_id', '=', quotationID),
);

export const findQuotationFile = defineStatement((db, { fileID }: { readonly fileID: string }) =>
  db
    .selectFrom('quotation_file')
    .select(['quotation_id', 'place', 'name', 'content_type', 'path'])
    .where('id', '=', fileID),
);

/** Copies the files to the first message of the thread with the chosen supplier; both keep the same stored files. */
export const copyFilesToMessage = defineStatement(
  (_, { quotationID, requestID }: { readonly quotationID: string; readonly requestID: string }) => sql`
    insert into message_file (id, request_id, number, place, name, content_type, size, path)
    select gen_random_uuid()::text, ${requestID}, 1, place, name, content_type, size, path
    from quotation_file where quotation_id = ${quotationID}`,
);
