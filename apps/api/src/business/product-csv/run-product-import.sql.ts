import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import type { StoredRowProblem } from '@wbn/postgres/stored-values.ts';
import { sql } from 'kysely';

interface One {
  readonly id: string;
}

/** Begins an import, or goes on with one that was begun before; no row when it has ended or is not there any more. */
export const beginImport = defineStatement((db, { id }: One) =>
  db
    .updateTable('product_import')
    .set({ state: 'working' })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .returning(['id', 'business_id', 'user_id', 'file', 'mapping', 'language', 'rows_done', 'problem_count']),
);

export type BegunImport = RowOf<typeof beginImport>;

/** Holds an import for its next step; no row when another process has done that step, or it has ended. */
export const lockStep = defineStatement((db, { id, rowsDone }: One & { readonly rowsDone: number }) =>
  db
    .selectFrom('product_import')
    .select('id')
    .where('id', '=', id)
    .where('rows_done', '=', rowsDone)
    .where('state', '=', 'working')
    .forUpdate(),
);

interface Step extends One {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly problemCount: number;
}

/** What a step has added. */
export const noteStep = defineStatement((db, step: Step) =>
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

interface Problems extends One {
  /** Place of the first of them among all. */
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

/** The file is needed no more. Gives what the import has done; no row when it had ended before. */
export const finishImport = defineStatement((db, { id }: One) =>
  db
    .updateTable('product_import')
    .set({ state: 'done', file: null, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .returning(['created', 'updated']),
);

/** It stays where it is; what was stored stays stored. */
export const failImport = defineStatement(
  (db, { id, failure }: One & { readonly failure: 'forbidden' | 'file' | 'other' }) =>
    db
      .updateTable('product_import')
      .set({ state: 'failed', failure, file: null, finished_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'working']),
);
