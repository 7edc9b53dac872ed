import { importProblemsKept } from '@wbn/contract/business/product-imports.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Services } from '../../services.ts';
import { fillFreedSlots, lockSlots } from '../own-products/product-slots.ts';
import { mayManageProducts } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { importBatches, type Seen } from './import-batches.ts';
import { ImportReport } from './import-report.ts';
import { headersByColumn, type OpenFile } from './open-csv.ts';
import type { FileRow } from './row-batches.ts';
import {
  type BegunImport,
  finishImport,
  insertProblems,
  lockStep,
  noteStep,
} from './run-product-import.sql.ts';

export type ImportServices = Pick<Services, 'db' | 'catalog' | 'search' | 'storedFiles' | 'importBounds'>;

/** How far an import is. */
export interface ImportPlace {
  readonly rowsDone: number;
  readonly problemCount: number;
}

interface ImportGoing extends ImportPlace {
  readonly begun: BegunImport;
  readonly file: Pick<OpenFile, 'headers' | 'mapping'>;
  readonly seen: Seen;
}

/**
 * Stores some rows of a large file, their problems, and that they are done, in one transaction. Whoever has lost the right meanwhile is
 * refused. Undefined when another process has done these rows: it goes on.
 */
export function storeImportStep(
  { db, catalog, search, storedFiles }: ImportServices,
  { begun, file, seen, rowsDone, problemCount }: ImportGoing,
  step: readonly FileRow[][],
): Promise<ImportPlace | undefined> {
  const { id, business_id: businessID } = begun;
  return db.transaction().execute(async (transaction) => {
    const userID = requireStarter(begun);
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
    const slots = await lockSlots(transaction, businessID);
    if (!(await lockStep.first(transaction, { id, rowsDone }))) return undefined;
    const report = new ImportReport(Math.max(0, importProblemsKept - problemCount));
    const texts = { catalog, language: languageOf(begun), storedAddress: storedFiles.addressOf };
    const counted = { report, slots: { ...slots }, headerOf: headersByColumn(file) };
    const run = { ...texts, ...counted, db: transaction, businessID, dryRun: false };
    const ids = await importBatches(run, step, seen);
    if (ids.length > 0) {
      const moved = await fillFreedSlots(transaction, businessID);
      await search.index('product', [...new Set([...ids, ...moved])], transaction);
    }
    const { problems } = report;
    if (problems.length > 0) await insertProblems.run(transaction, { id, first: problemCount, problems });
    await noteStep.run(transaction, { ...report, id });
    return { rowsDone: rowsDone + report.rows, problemCount: problemCount + report.problemCount };
  });
}

/** The last of an import: one activity for all that it has brought. */
export function finishProductImport({ db }: Pick<Services, 'db'>, begun: BegunImport): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const done = await finishImport.first(transaction, { id: begun.id });
    if (!done || done.created + done.updated === 0) return;
    await recordActivity(transaction, {
      businessID: begun.business_id,
      userID: requireStarter(begun),
      action: 'products-imported',
      details: done,
    });
  });
}

/** Whoever has deleted their account imports nothing any more. */
function requireStarter({ user_id }: BegunImport): string {
  if (user_id === null)
    throw new CallError('Forbidden', 'Who started this import has deleted their account.');
  return user_id;
}

/** Of whoever started it; names of industries may be in any. */
function languageOf({ language }: BegunImport) {
  return languages.find((one) => one === language) ?? 'en';
}
