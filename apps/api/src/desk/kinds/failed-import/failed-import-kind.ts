import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  endFailedImport,
  loadFailedImport,
  retryImport,
} from '../../../business/product-csv/failed-imports.ts';
import { selectProblems } from '../../../business/product-csv/product-imports.sql.ts';
import { fact, factsBlock, orGone, textBlock } from '../blocks.ts';
import { defineKind, note, optionalNote, reply } from '../define-kind.ts';

/** Problems of rows that are shown. */
const mostProblems = 20;

async function load(db: Kysely<Database>, id: string) {
  const found = await loadFailedImport(db, id);
  const problems = await selectProblems.all(db, { id });
  return { ...found, problems: problems.slice(0, mostProblems).map(({ problem }) => problem) };
}

/** An import of products that has failed by a fault of ours, not of its file. */
export const failedImportKind = defineKind<Awaited<ReturnType<typeof load>>>({
  kind: 'failed-import',
  load: (db, id) => orGone(load(db, id)),
  blocks: (found) => [
    ...factsBlock('file', [
      ...fact('company', 'company', found.company_name, found.business_id),
      ...fact('startedBy', 'account', found.started_by, found.user_id),
      ...fact('fileName', 'text', found.file_name),
      ...fact('rows', 'number', found.rows),
      ...fact('rowsDone', 'number', found.rows_done),
      ...fact('created', 'number', found.created),
      ...fact('updated', 'number', found.updated),
      ...fact('problems', 'number', found.problem_count),
      ...fact('started', 'time', found.created_at),
      ...fact('failed', 'time', found.finished_at),
    ]),
    ...textBlock('problems', found.problems.map((problem) => JSON.stringify(problem)).join('\n')),
  ],
  decisions: () => [
    {
      name: 'retry',
      key: 'r',
      fields: [optionalNote],
      // It goes on where it ended.
      isOffered: ({ has_file }) => has_file,
      async run({ db, staff, subjectID }) {
        await retryImport(db, staff, subjectID);
        return 'decided';
      },
    },
    {
      name: 'tell',
      key: 't',
      fields: [reply, optionalNote],
      isTold: true,
      isOffered: ({ user_id }) => user_id !== null,
      async run({ db, staff, subjectID: id, values }) {
        await endFailedImport(db, staff, { id, note: values.note, answer: values.reply });
        return 'decided';
      },
    },
    {
      name: 'done',
      key: 'd',
      fields: [note],
      async run({ db, staff, subjectID: id, values }) {
        await endFailedImport(db, staff, { id, note: values.note });
        return 'decided';
      },
    },
  ],
});
