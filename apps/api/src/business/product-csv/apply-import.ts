import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import { importProblems } from '@wbn/contract/business/import-problems.ts';
import { headersLimit, type importProducts } from '@wbn/contract/business/import-products.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../server/services.ts';
import { fillFreedSlots } from '../own-products/apply-product-slots.ts';
import { countSlots, lockSlots } from '../own-products/product-slots.ts';
import { mayManageProducts } from '../policies.ts';
import { recordActivity } from '../record-activity.ts';
import { requireRoleForWrite } from '../require-role.ts';
import { importBatches } from './import-batches.ts';
import { ImportReport } from './import-report.ts';
import { findSameColumns, type HeaderMapping, mapHeaders } from './map-headers.ts';
import { readRecords } from './read-records.ts';
import { csvProblem } from './receive-csv.ts';
import { batchRows } from './row-batches.ts';

interface Import {
  /** The file as it was received. */
  readonly path: string;
  /** The caller's own mapping: column by header. */
  readonly wanted: Readonly<Record<string, string>>;
  readonly businessID: string;
  readonly userID: string;
  readonly language: Language;
  readonly dryRun: boolean;
}

type Reply = Omit<CallReply<typeof importProducts>, 'success'>;

interface OpenFile {
  readonly headers: readonly string[];
  readonly mapping: HeaderMapping;
  /** Behind the header. */
  readonly records: AsyncGenerator<string[]>;
}

/** Looks at a file and, unless it is a dry run, stores what is right in it in one transaction. */
export async function applyImport(services: Services, given: Import): Promise<Reply> {
  const file = await openFile(given);
  try {
    const report = new ImportReport();
    for (const { header, column } of findSameColumns(file.headers, file.mapping)) {
      if (!given.dryRun) throw sameColumn(header);
      report.tell({ row: 0, column: header, code: 'sameColumn', value: column });
    }
    const run = given.dryRun || report.problemCount > 0 ? dryRun : realRun;
    const slots = await run(services, given, file, report);
    const { rows, created, updated, unchanged, problems, problemCount } = report;
    const mapping = { ...file.mapping };
    const headers = [...file.headers];
    const counts = { rows, created, updated, unchanged, problemCount };
    return { data: { headers, mapping, ...counts, problems, dryRun: given.dryRun }, slots };
  } finally {
    await file.records.return(undefined);
  }
}

async function dryRun(services: Services, given: Import, file: OpenFile, report: ImportReport) {
  const slots = await countSlots(services.db, given.businessID);
  if (report.problemCount === 0) await readRows(services, services.db, { given, file, report, slots });
  return slots;
}

/** One transaction: whoever has lost the right meanwhile is refused, nobody else takes a slot, search knows it at once. */
function realRun(services: Services, given: Import, file: OpenFile, report: ImportReport) {
  const { businessID, userID } = given;
  const { db, search } = services;
  return db.transaction().execute(async (transaction) => {
    await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
    const slots = await lockSlots(transaction, businessID);
    const ids = await readRows(services, transaction, { given, file, report, slots });
    if (ids.length > 0) {
      const moved = await fillFreedSlots(transaction, businessID);
      // All at once: search learns its words in one order, so that two imports cannot wait for each other.
      await search.index('product', [...new Set([...ids, ...moved])], transaction);
      const details = { created: report.created, updated: report.updated };
      await recordActivity(transaction, { businessID, userID, action: 'products-imported', details });
    }
    return countSlots(transaction, businessID);
  });
}

interface Rows {
  readonly given: Import;
  readonly file: OpenFile;
  readonly report: ImportReport;
  readonly slots: Reply['slots'];
}

function readRows(
  { catalog }: Services,
  db: Kysely<Database>,
  { given, file, report, slots }: Rows,
): Promise<string[]> {
  const { businessID, language } = given;
  const { headers, mapping, records } = file;
  const headerOf = new Map(headers.flatMap((header) => (mapping[header] ? [[mapping[header], header]] : [])));
  const run = { db, catalog, language, businessID, dryRun: given.dryRun, slots, report, headerOf };
  return importBatches(run, batchRows(records, headers, mapping));
}

async function openFile({ path, wanted }: Import): Promise<OpenFile> {
  const records = readRecords(path);
  const first = await records.next();
  const headers: string[] = first.done ? [] : first.value.map((header) => header.trim());
  if (headers.every((header) => header === '')) throw csvProblem(csvFileProblems.empty);
  if (headers.length > headersLimit) throw csvProblem(csvFileProblems.tooManyColumns);
  return { headers, mapping: mapHeaders(headers, wanted), records };
}

function sameColumn(header: string): CallError {
  const problem = `${header} ${importProblems.sameColumn}`;
  return new CallError('ValidationError', `mapping: ${problem}`, { mapping: problem });
}
