import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { storedProblemsLimit } from '@wbn/contract/business/product-imports.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import * as z from 'zod';
import { syncCase, syncCasesAbout } from '../../cases/sync-case.ts';
import type { Services } from '../../services.ts';
import { fillFreedSlots, lockSlots } from '../own-products/product-slots.ts';
import { mayManageProducts } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { emptySeen, ImportReport, importBatches, recordSeenRows, type Seen } from './import-batches.ts';
import {
  addStepResults,
  type BegunImport,
  beginImport,
  failImport,
  finishImport,
  insertProblems,
  lockStep,
} from './product-imports.sql.ts';
import { batchRows, batchSize, type FileRow, headersByColumn, type OpenFile, openCsv } from './read-csv.ts';
import type { ReceivedCsv } from './receive-csv.ts';
import { readShopChoices } from './shop-categories.ts';

export type ImportServices = Pick<Services, 'db' | 'catalog' | 'search' | 'storedFiles' | 'importBounds'>;

/** Progress of an import. */
interface ImportPlace {
  readonly rowsDone: number;
  readonly problemCount: number;
}

interface RunningImport extends ImportPlace {
  readonly begun: BegunImport;
  readonly file: Pick<OpenFile, 'headers' | 'mapping' | 'currency'>;
  readonly seen: Seen;
}

/**
 * Stores some rows of a large file, their problems and the progress in one transaction, after checking the role
 * again. Undefined when another process has stored these rows and continues.
 */
function storeImportStep(
  { db, catalog, search, storedFiles }: ImportServices,
  { begun, file, seen, rowsDone, problemCount }: RunningImport,
  step: readonly FileRow[][],
): Promise<ImportPlace | undefined> {
  const { id, business_id: businessID } = begun;
  return db.transaction().execute(async (transaction) => {
    const userID = requireStarter(begun);
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
    const slots = await lockSlots(transaction, businessID);
    if (!(await lockStep.first(transaction, { id, rowsDone }))) return undefined;
    const report = new ImportReport(Math.max(0, storedProblemsLimit - problemCount));
    const { existing, beyond_slots: beyondSlots, created_at: before } = begun;
    const language = languageOf(begun);
    const shopChoices = await readShopChoices(transaction, businessID);
    const texts = {
      catalog,
      language,
      storedAddress: storedFiles.addressOf,
      currency: file.currency,
      shopChoices,
    };
    const counted = { report, slots: { ...slots }, headerOf: headersByColumn(file) };
    const run = {
      ...texts,
      ...counted,
      db: transaction,
      businessID,
      dryRun: false,
      existing,
      beyondSlots,
      before,
    };
    const ids = await importBatches(run, step, seen);
    if (ids.length > 0) {
      const moved = await fillFreedSlots(transaction, businessID);
      await search.index('product', [...new Set([...ids, ...moved])], transaction);
    }
    const { problems } = report;
    if (problems.length > 0) await insertProblems.run(transaction, { id, first: problemCount, problems });
    await addStepResults.run(transaction, { ...report, id });
    return { rowsDone: rowsDone + report.rows, problemCount: problemCount + report.problemCount };
  });
}

/** Ends an import with one activity entry for all its changes. */
function finishProductImport({ db }: Pick<Services, 'db'>, begun: BegunImport): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const done = await finishImport.first(transaction, { id: begun.id });
    // A later import that has worked ends the cases of those that have failed.
    await syncCasesAbout(transaction, ['failed-import'], begun.business_id);
    if (!done || done.created + done.updated === 0) return;
    await recordActivity(transaction, {
      businessID: begun.business_id,
      userID: requireStarter(begun),
      action: 'products-imported',
      details: done,
    });
  });
}

/** Throws when the person who started the import has deleted their account. */
function requireStarter({ user_id }: BegunImport): string {
  if (user_id === null)
    throw new CallError('Forbidden', 'Who started this import has deleted their account.');
  return user_id;
}

/** Language of the person who started it; names of industries may be in any language. */
function languageOf({ language }: BegunImport) {
  return languages.find((one) => one === language) ?? 'en';
}

/** Writes the stored file to the disk in the form of a received one. */
async function unpackCsv(file: Buffer | null): Promise<Pick<ReceivedCsv, 'path' | 'remove'>> {
  if (!file) throw new Error('An import that has not ended has its file.');
  const path = join(tmpdir(), `wbn-csv-${randomUUID()}.csv`);
  const remove = () => rm(path, { force: true });
  try {
    await pipeline(Readable.from([file]), createGunzip(), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, remove };
}

/**
 * Large files are read one after the other across all processes, because each uses a processor and the database for a
 * minute.
 */
export const runProductImport = defineTask({
  name: 'run-product-import',
  payload: z.object({ importID: z.string() }),
  hours: 2,
  queue: 'product-imports',
});

/**
 * Continues after the last stored step, whichever process stored it: rows and progress are stored in one transaction.
 */
export function bindRunProductImport(services: ImportServices): BoundTask {
  const { db } = services;
  return bindTask(runProductImport, async ({ importID: id }, { isLast, signal }) => {
    const begun = await beginImport.first(db, { id });
    if (!begun) return;
    try {
      await importFile(services, begun, signal);
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== 'other' || isLast)
        await db.transaction().execute(async (transaction) => {
          await failImport.run(transaction, { id, failure });
          await syncCase(transaction, 'failed-import', id);
        });
      if (failure === 'other') throw error;
    }
  });
}

async function importFile(services: ImportServices, begun: BegunImport, signal: AbortSignal): Promise<void> {
  const { rowsInFile, rowsInStep } = services.importBounds;
  const csv = await unpackCsv(begun.file);
  try {
    const file = await openCsv({ path: csv.path, wanted: begun.mapping, currency: begun.currency });
    const seen = emptySeen();
    const batches = batchRows(file, rowsInFile, Math.min(batchSize, rowsInStep));
    const steps = stepsOf(batches, { seen, passed: begun.rows_done, rowsInStep });
    let at = { rowsDone: begun.rows_done, problemCount: begun.problem_count };
    for await (const step of steps) {
      signal.throwIfAborted();
      const next = await storeImportStep(services, { begun, file, seen, ...at }, step);
      if (!next) return;
      at = next;
    }
    await finishProductImport(services, begun);
  } finally {
    await csv.remove();
  }
}

interface Steps {
  readonly seen: Seen;
  /** Number of rows stored before. */
  readonly passed: number;
  readonly rowsInStep: number;
}

/** Yields the batches of one transaction each; rows stored before are only recorded as seen. */
async function* stepsOf(
  batches: AsyncIterable<FileRow[]>,
  { seen, passed, rowsInStep }: Steps,
): AsyncGenerator<FileRow[][]> {
  let toPass = passed;
  let step: FileRow[][] = [];
  for await (const batch of batches) {
    const known = batch.slice(0, toPass);
    recordSeenRows(known, seen);
    toPass -= known.length;
    if (known.length < batch.length) step.push(batch.slice(known.length));
    if (step.reduce((sum, { length }) => sum + length, 0) >= rowsInStep) {
      yield step;
      step = [];
    }
  }
  if (step.length > 0) yield step;
}

/** Returns why an import failed: 'forbidden' and 'file' are final, 'other' may be retried. */
function failureOf(error: unknown): 'forbidden' | 'file' | 'other' {
  if (!(error instanceof CallError)) return 'other';
  if (error.name === 'Forbidden' || error.name === 'NotFound') return 'forbidden';
  return error.name === 'ValidationError' || error.name === 'PayloadTooLarge' ? 'file' : 'other';
}
