import type { BeyondSlotsChoice, ExistingChoice } from '@wbn/contract/business/import-products.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import type { StoredRowProblem } from '@wbn/postgres/stored-values.ts';
import { sql } from 'kysely';

/** Columns of an import without the file, which is large. */
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

/** Imports older than this are deleted by the next clean-up. */
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

/** Lets a failed import go on where it ended; 0 without its file, or while another one of the company is under way. */
export const restartImport = defineStatement(
  (_, { id }: { readonly id: string }) => sql`
    update product_import as one set state = 'waiting', failure = null, finished_at = null
    where id = ${id} and state = 'failed' and failure = 'other' and file is not null and not exists (
      select from product_import as other
      where other.business_id = one.business_id and other.state in ('waiting', 'working'))`,
);

/** A failed import for staff, with its company and who started it. */
export const findFailedImport = defineStatement((db, { id }: { readonly id: string }) =>
  db
    .selectFrom('product_import')
    .innerJoin('business', 'business.id', 'product_import.business_id')
    .leftJoin('user_profile as person', 'person.id', 'product_import.user_id')
    .select(productImportColumns)
    .select([
      'business.company_name',
      'product_import.user_id',
      sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as('started_by'),
      sql<boolean>`product_import.file is not null`.as('has_file'),
    ])
    .where('product_import.id', '=', id)
    .where('product_import.state', '=', 'failed'),
);

/** Deletes the file of an import that is not tried again. */
export const deleteImportFile = defineStatement((db, { id }: { readonly id: string }) =>
  db.updateTable('product_import').set({ file: null }).where('id', '=', id),
);

/** Deletes old imports; their problems are deleted by cascade. */
export const deleteOldImports = defineStatement((db) =>
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

/** Selects the problems in the order of the file. */
export const selectProblems = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product_import_problem').select('problem').where('import_id', '=', id).orderBy('position'),
);

interface NewImport {
  readonly id: string;
  readonly businessID: string;
  readonly userID: string;
  readonly fileName: string;
  /** Compressed. */
  readonly file: Buffer;
  readonly mapping: Readonly<Record<string, string>>;
  readonly language: string;
  readonly currency: string;
  readonly existing: ExistingChoice;
  readonly beyondSlots: BeyondSlotsChoice;
  readonly rows: number;
}

/** Inserts no row while another import of the company is running. */
export const insertImport = defineStatement((db, row: NewImport) =>
  db
    .insertInto('product_import')
    .values({
      id: row.id,
      business_id: row.businessID,
      user_id: row.userID,
      file_name: row.fileName,
      file: row.file,
      mapping: JSON.stringify(row.mapping),
      language: row.language,
      currency: row.currency,
      existing: row.existing,
      beyond_slots: row.beyondSlots,
      rows: row.rows,
      failure: null,
    })
    .onConflict((conflict) => conflict.doNothing()),
);

interface ImportKey {
  readonly id: string;
}

/** Starts an import, or continues a started one; no row when it has ended or does not exist. */
export const beginImport = defineStatement((db, { id }: ImportKey) =>
  db
    .updateTable('product_import')
    .set({ state: 'working' })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .returning([
      'id',
      'business_id',
      'user_id',
      'file',
      'mapping',
      'language',
      'currency',
      'existing',
      'beyond_slots',
      'created_at',
    ])
    .returning(['rows_done', 'problem_count']),
);

export type BegunImport = RowOf<typeof beginImport>;

/** Locks an import for its next step; no row when another process has done that step, or the import has ended. */
export const lockStep = defineStatement((db, { id, rowsDone }: ImportKey & { readonly rowsDone: number }) =>
  db
    .selectFrom('product_import')
    .select('id')
    .where('id', '=', id)
    .where('rows_done', '=', rowsDone)
    .where('state', '=', 'working')
    .forUpdate(),
);

interface Step extends ImportKey {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly problemCount: number;
}

/** Adds the results of a step. */
export const addStepResults = defineStatement((db, step: Step) =>
  db
    .updateTable('product_import')
    .set((row) => ({
      rows_done: row('rows_done', '+', step.rows),
      created: row('created', '+', step.created),
      updated: row('updated', '+', step.updated),
      unchanged: row('unchanged', '+', step.unchanged),
      problem_count: row('problem_count', '+', step.problemCount),
    }))
    .where('id', '=', step.id),
);

interface Problems extends ImportKey {
  /** Index of the first of them among all problems. */
  readonly first: number;
  readonly problems: readonly StoredRowProblem[];
}

export const insertProblems = defineStatement((db, { id, first, problems }: Problems) =>
  db.insertInto('product_import_problem').values(
    problems.map((problem, at) => ({
      import_id: id,
      position: first + at,
      problem: JSON.stringify(problem),
    })),
  ),
);

/** Ends an import and deletes its file. Returns the counts; no row when it had ended before. */
export const finishImport = defineStatement((db, { id }: ImportKey) =>
  db
    .updateTable('product_import')
    .set({ state: 'done', file: null, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .returning(['created', 'updated']),
);

/** Marks an import as failed; the rows stored so far stay. The file stays where it was not at fault, so that staff can try again. */
export const failImport = defineStatement(
  (db, { id, failure }: ImportKey & { readonly failure: 'forbidden' | 'file' | 'other' }) =>
    db
      .updateTable('product_import')
      .set({
        ...{ state: 'failed', failure, finished_at: sql<Date>`now()` },
        ...(failure !== 'other' && { file: null }),
      })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'working']),
);
