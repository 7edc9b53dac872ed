import { defineStatement } from '@wbn/postgres/statement.ts';

/** What was wrong, in the order of the file. */
export const selectProblems = defineStatement((db, { id }: { id: string }) =>
  db.selectFrom('product_import_problem').select('problem').where('import_id', '=', id).orderBy('position'),
);
