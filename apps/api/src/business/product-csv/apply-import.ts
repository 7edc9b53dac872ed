import { importProblems } from '@wbn/contract/business/import-problems.ts';
import type {
  BeyondSlotsChoice,
  ExistingChoice,
  importProducts,
} from '@wbn/contract/business/import-products.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../services.ts';
import { countSlots, fillFreedSlots, lockSlots } from '../own-products/product-slots.ts';
import { mayManageProducts } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import type { RecognisedEncoding } from './csv-encoding.ts';
import { ImportReport, importBatches } from './import-batches.ts';
import { findSameColumns } from './map-headers.ts';
import { presentPreview } from './preview-rows.ts';
import {
  batchRows,
  countRecords,
  firstRecords,
  headersByColumn,
  type OpenFile,
  openCsv,
} from './read-csv.ts';
import { readShopChoices } from './shop-categories.ts';

interface Import {
  /** The received file. */
  readonly path: string;
  /** The caller's mapping: column by header. */
  readonly wanted: Readonly<Record<string, string>>;
  readonly businessID: string;
  readonly userID: string;
  readonly language: TextLanguage;
  readonly dryRun: boolean;
  readonly encoding: RecognisedEncoding;
  readonly currency: string | undefined;
  readonly existing: ExistingChoice;
  readonly beyondSlots: BeyondSlotsChoice;
}

interface ImportRunResult {
  readonly slots: ProductSlots;
  /** Rows that were only counted. */
  readonly rest: number;
}

type Reply = Omit<CallReply<typeof importProducts>, 'success'>;

/**
 * Checks a file and, unless it is a dry run, stores the valid rows in one transaction. A dry run checks only the
 * beginning of a larger file.
 */
export async function applyImport(services: Services, given: Import): Promise<Reply> {
  const file = await openCsv(given);
  try {
    const report = new ImportReport();
    if (!given.dryRun) refuseSameColumns(file);
    for (const { header, column } of findSameColumns(file.headers, file.mapping))
      report.addProblem({ row: 0, column: header, code: 'sameColumn', value: column });
    const run = given.dryRun ? dryRun : storeRun;
    const { slots, rest } = await run(services, given, file, report);
    const {
      rows: looked,
      created,
      updated,
      unchanged,
      matched,
      drafts,
      photos,
      problems,
      problemCount,
    } = report;
    const { choices, currency } = file;
    const encoding = { ...given.encoding, samples: [...given.encoding.samples] };
    const mapping = { ...file.mapping };
    const headers = [...file.headers];
    const shopCategories = report.shopCategories.list();
    const preview = presentPreview(report.preview, { ...given, catalog: services.catalog });
    const counts = {
      rows: looked + rest,
      looked,
      created,
      updated,
      unchanged,
      matched,
      drafts,
      photos,
      problemCount,
    };
    const read = { headers, mapping, choices: [...choices], encoding, currency };
    return { data: { ...read, ...counts, problems, preview, shopCategories, dryRun: given.dryRun }, slots };
  } finally {
    await file.records.return(undefined);
  }
}

async function dryRun(
  services: Services,
  given: Import,
  file: OpenFile,
  report: ImportReport,
): Promise<ImportRunResult> {
  const slots = await countSlots(services.db, given.businessID);
  if (report.problemCount > 0) return { slots, rest: 0 };
  const { rowsAtOnce, rowsInFile } = services.importBounds;
  const beginning = firstRecords(file.records, rowsAtOnce);
  await readRows(services, services.db, { given, file: { ...file, records: beginning }, report, slots });
  return { slots, rest: await countRecords(file.records, { passed: rowsAtOnce, most: rowsInFile }) };
}

/** Stores the rows in one transaction, with the role checked again, the slots locked and the search index updated. */
function storeRun(
  services: Services,
  given: Import,
  file: OpenFile,
  report: ImportReport,
): Promise<ImportRunResult> {
  const { businessID, userID } = given;
  const { db, search } = services;
  return db.transaction().execute(async (transaction) => {
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
    const slots = await lockSlots(transaction, businessID);
    const ids = await readRows(services, transaction, { given, file, report, slots });
    if (ids.length > 0) {
      const moved = await fillFreedSlots(transaction, businessID);
      // Indexed in one sorted batch, so that two imports cannot deadlock.
      await search.index('product', [...new Set([...ids, ...moved])], transaction);
      const details = { created: report.created, updated: report.updated };
      await recordActivity(transaction, { businessID, userID, action: 'products-imported', details });
    }
    return { slots: await countSlots(transaction, businessID), rest: 0 };
  });
}

interface ReadRowsInput {
  readonly given: Import;
  readonly file: OpenFile;
  readonly report: ImportReport;
  readonly slots: ProductSlots;
}

async function readRows(services: Services, db: Kysely<Database>, rows: ReadRowsInput): Promise<string[]> {
  const { given, file, report, slots } = rows;
  const { catalog, storedFiles, importBounds } = services;
  const { businessID, language, dryRun, existing, beyondSlots } = given;
  const storedAddress = storedFiles.addressOf;
  const headerOf = headersByColumn(file);
  const texts = {
    catalog,
    language,
    storedAddress,
    headerOf,
    existing,
    beyondSlots,
    currency: file.currency,
    shopChoices: await readShopChoices(db, businessID),
  };
  const run = { ...texts, db, businessID, dryRun, report, slots: { ...slots } };
  return importBatches(run, batchRows(file, importBounds.rowsAtOnce));
}

/** Throws ValidationError when two headers map to one column. */
export function refuseSameColumns({ headers, mapping }: Pick<OpenFile, 'headers' | 'mapping'>): void {
  const [same] = findSameColumns(headers, mapping);
  if (!same) return;
  const problem = `${same.header} ${importProblems.sameColumn}`;
  throw validationError({ mapping: problem });
}
