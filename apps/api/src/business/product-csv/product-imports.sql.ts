import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** What is told of an import; the file itself is not read for that. */
const productImportColumns = [
  'product_import.id',
  'product_import.business_id',
  'product_import.state',
  'product_import.failure',
  'product_import.file_name',
  'product_import.rows',
  'product_import.rows_done',
  'product_import.created',
  'product_import.updated',
  'product_import.unchanged',
  'product_import.problem_count',
  'product_import.created_at',
  'product_import.finished_at',
] as const;

/** Imports older than this are gone with the next sweep. */
const isKeptImport = sql<boolean>`product_import.created_at > now() - interval '30 days'`;

export const findImport = defineStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('product_import')
    .leftJoin('user_profile as person', 'person.id', 'product_import.user_id')
    .select(productImportColumns)
    .select(sql<string | null>`person.first_name || ' ' || person.last_name`.as('started_by'))
    .where('product_import.id', '=', id)
    .where(isKeptImport),
);

export type ProductImportRow = RowOf<typeof findImport>;

export const findImportUnderWay = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('product_import')
    .select('id')
    .where('business_id', '=', businessID)
    .where('state', 'in', ['waiting', 'working']),
);

/** Their problems go with them. */
export const forgetOldImports = defineStatement((db) =>
  db.deleteFrom('product_import').where('created_at', '<', sql<Date>`now() - interval '30 days'`),
);

export const selectImports = defineStatement((db, { businessID }: { businessID: string }) =>
  db
    .selectFrom('product_import')
    .leftJoin('user_profile as person', 'person.id', 'product_import.user_id')
    .select(productImportColumns)
    .select(sql<string | null>`person.first_name || ' ' || person.last_name`.as('started_by'))
    .where('product_import.business_id', '=', businessID)
    .where(isKeptImport)
    .orderBy('product_import.created_at', 'desc')
    .orderBy('product_import.id', 'desc')
    .limit(20),
);

/** What was wrong, in the order of the file. */
export const selectProblems = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product_import_problem').select('problem').where('import_id', '=', id).orderBy('position'),
);
