import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { type ImportProblem, importProblems } from '@wbn/contract/business/import-problems.ts';
import { importProducts, type RowProblem } from '@wbn/contract/business/import-products.ts';
import {
  listProductImports,
  loadProductImport,
  type ProductImport,
  startProductImport,
} from '@wbn/contract/business/product-imports.ts';
import { notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { StoredRowProblem } from '@wbn/postgres/stored-values.ts';
import { currencies } from '../../catalog/reference/code-lists.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRole, requireRoleForWrite } from '../require-role.ts';
import { applyImport, refuseSameColumns } from './apply-import.ts';
import { csvProblem } from './csv-encoding.ts';
import { importLimit, importUnderWay, startLimit } from './import-turns.ts';
import { readMapping } from './map-headers.ts';
import {
  findImport,
  findImportUnderWay,
  insertImport,
  type ProductImportRow,
  selectImports,
  selectProblems,
} from './product-imports.sql.ts';
import { countRecords, openCsv } from './read-csv.ts';
import { type ReceivedCsv, receiveCsv } from './receive-csv.ts';
import { runProductImport } from './run-product-import.ts';

function presentProductImport(row: ProductImportRow): ProductImport {
  return {
    importID: row.id,
    businessID: row.business_id,
    state: row.state,
    failure: row.failure ?? undefined,
    fileName: row.file_name,
    rows: row.rows,
    rowsDone: row.rows_done,
    created: row.created,
    updated: row.updated,
    unchanged: row.unchanged,
    problemCount: row.problem_count,
    startedBy: row.started_by ?? undefined,
    createdAt: toIsoTime(row.created_at),
    finishedAt: row.finished_at ? toIsoTime(row.finished_at) : undefined,
  };
}

export const importProductsHandler = defineHandler(
  importProducts,
  async ({ user: { userID }, query, file, language, services }) => {
    const businessID = query.bid;
    const wanted = readMapping(query.mapping);
    // Checked before receiving the file and again in the storing transaction.
    await requireRole(services.db, { businessID, userID, may: mayManageProducts });
    await limitCall(services.db, { ...importLimit, clientAddress: userID });
    requireCurrency(query.currency);
    return services.importTurns.ofPerson(userID, async () => {
      const csv = await receiveCsv(file, query.encoding);
      const { path, encoding } = csv;
      const { currency, existing, beyondSlots, dryRun } = query;
      const choices = { wanted, currency, existing, beyondSlots };
      const given = { path, encoding, ...choices, dryRun, businessID, userID, language };
      const apply = () => services.importTurns.read(() => applyImport(services, given));
      try {
        if (dryRun) return await apply();
        refuseGuess(csv);
        return await services.importTurns.ofCompany(businessID, async () => {
          if (await findImportUnderWay.first(services.db, { businessID })) throw importUnderWay();
          return apply();
        });
      } finally {
        await csv.remove();
      }
    });
  },
);

/** A guessed encoding must be confirmed before the file is stored. */
function refuseGuess({ encoding }: ReceivedCsv): void {
  if (encoding.guessed) throw csvProblem(csvFileProblems.encoding);
}

function requireCurrency(code: string | undefined): void {
  if (code !== undefined && !currencies.has(code))
    throw validationError({ currency: importProblems.currency });
}

/** The file is stored in the database, where any process can run the job, and deleted when the import is done. */
export const startProductImportHandler = defineHandler(
  startProductImport,
  async ({ user: { userID }, query, file, language, services }) => {
    const { db, importTurns, importBounds } = services;
    const { bid: businessID, fileName } = query;
    const wanted = readMapping(query.mapping);
    const question = { businessID, userID, may: mayManageProducts };
    await requireRole(db, question);
    await limitCall(db, { ...startLimit, clientAddress: userID });
    requireCurrency(query.currency);
    return importTurns.ofPerson(userID, async () => {
      const csv = await receiveCsv(file, query.encoding);
      try {
        refuseGuess(csv);
        const rows = await importTurns.read(() => countRows(csv.path, wanted, importBounds.rowsInFile));
        const bytes = await buffer(createReadStream(csv.path).compose(createGzip()));
        const id = newId();
        const { currency = '', existing, beyondSlots } = query;
        const chosen = { mapping: wanted, language, currency, existing, beyondSlots };
        const given = { id, businessID, userID, fileName, file: bytes, ...chosen, rows };
        const row = await importTurns.ofCompany(businessID, () =>
          db.transaction().execute(async (transaction) => {
            await requireRoleForWrite(transaction, question);
            if ((await insertImport.run(transaction, given)) === 0) throw importUnderWay();
            await addJob(transaction, runProductImport, { importID: id }, id);
            return findImport.only(transaction, { id });
          }),
        );
        return { data: presentProductImport(row) };
      } finally {
        await csv.remove();
      }
    });
  },
);

/** Counts the rows and reports problems of the file as a table. */
async function countRows(
  path: string,
  wanted: Readonly<Record<string, string>>,
  most: number,
): Promise<number> {
  const file = await openCsv({ path, wanted });
  try {
    refuseSameColumns(file);
    return await countRecords(file.records, { most });
  } finally {
    await file.records.return(undefined);
  }
}

export const loadProductImportHandler = defineHandler(
  loadProductImport,
  async ({ user: { userID }, params: { id }, services: { db } }) => {
    const row = await findImport.first(db, { id });
    if (!row) throw notFound(`There is no import with the id ${id}.`);
    await requireRole(db, { businessID: row.business_id, userID, may: mayManageProducts });
    const problems = await selectProblems.all(db, { id });
    return {
      data: presentProductImport(row),
      problems: problems.map(({ problem }) => presentProblem(problem)),
    };
  },
);

/** A code of a former version becomes 'unknown'; its text still names the problem. */
function presentProblem({ code, ...problem }: StoredRowProblem): RowProblem {
  return { ...problem, code: Object.hasOwn(importProblems, code) ? (code as ImportProblem) : 'unknown' };
}

export const listProductImportsHandler = defineHandler(
  listProductImports,
  async ({ user: { userID }, query: { bid: businessID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayManageProducts });
    return { data: (await selectImports.all(db, { businessID })).map(presentProductImport) };
  },
);
