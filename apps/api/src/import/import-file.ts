import { kyselyOnClient } from '@wbn/postgres/connect.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { catalogNames } from '../catalog/catalog-names.ts';
import { assignOwners } from './assign-owners.ts';
import { checkRow, type RowErrors } from './check-row.ts';
import { companyNameRowSchema, companyRowSchema, mapCompanyNameRow, mapCompanyRow } from './company-row.ts';
import { leaveRemovedCompanies, leaveRemovedProducts } from './leave-removed.sql.ts';
import {
  createIncoming,
  incomingName,
  lockImports,
  type SourcedTable,
  saveNoticeAddresses,
  selectIncomingSources,
  upsertSource,
  vacuumLoaded,
} from './merge-rows.sql.ts';
import {
  businessColumns,
  copyRows,
  type IncomingBusiness,
  type IncomingProduct,
  type KeptFields,
  type Merged,
  mergeRows,
  productColumns,
} from './merge-rows.ts';
import { type ImportKind, parseRows, type Row, recogniseKind } from './parse-rows.ts';
import { mapProductRow, productRowSchema } from './product-row.ts';
import { BrokenFileError, readLines } from './read-lines.ts';
import { sourceNames } from './source-names.ts';

/**
 * Runs a load in one transaction on its own connection, one load at a time across all processes, because two would
 * only block each other row by row. Vacuums afterwards when data has changed.
 */
export async function runInTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  hasChanged: (result: T) => boolean,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await lockImports.run(kyselyOnClient(client));
    const result = await work(client);
    await client.query('commit');
    // Vacuums now instead of waiting for autovacuum, so that counts and lists need not skip dead rows.
    if (hasChanged(result)) await vacuumLoaded.run(kyselyOnClient(client));
    client.release();
    return result;
  } catch (error) {
    // The connection may be in the middle of a COPY; closing it rolls everything back.
    client.release(true);
    throw error;
  }
}

export interface ImportSummary {
  kind: ImportKind;
  inserted: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** Fields that keep the edits of people, by the row's id in its source. */
  kept: readonly KeptFields[];
  /** Rows of companies whose page was removed on request. */
  leftOut: number;
  /** Companies created from brands of products. */
  brandBusinesses: number;
}

interface ImportFile {
  path: string;
  kind?: ImportKind;
  /** Name of the file's source, which readers see. */
  sourceName?: string;
  errors: RowErrors;
  onProgress: (message: string) => void;
}

const sampleRows = 100;

/**
 * Imports one file with its search documents in one transaction: all of it becomes visible at once, or nothing when
 * the file is broken.
 */
export function importFile(pool: pg.Pool, file: ImportFile): Promise<ImportSummary> {
  return runInTransaction(
    pool,
    (client) => importRows(client, file),
    ({ inserted, updated }) => inserted + updated > 0,
  );
}

async function importRows(client: pg.ClientBase, file: ImportFile): Promise<ImportSummary> {
  const trx = kyselyOnClient(client);
  const { kind, rows } = await openRows(file);
  const table = kind === 'products' ? 'product' : 'business';
  const columns = kind === 'products' ? productColumns : businessColumns;
  const accepted = { count: 0 };

  if (kind === 'products') {
    await createIncoming.run(trx, { table, extraColumns: ['owner_key', 'owner_name'] });
    const mapped = acceptRows(rows, file, accepted, (values) => {
      const checked = checkRow(productRowSchema, values);
      return 'value' in checked ? { value: mapProductRow(checked.value) } : checked;
    });
    await copyRows(
      client,
      incomingName(table),
      ['id', 'owner_key', 'owner_name', ...productColumns],
      mapped,
      ['specs'],
    );
  } else {
    await createIncoming.run(trx, { table, extraColumns: ['notice_address'] });
    await copyRows(
      client,
      incomingName(table),
      ['id', 'notice_address', ...businessColumns],
      acceptRows(rows, file, accepted, checkBusiness(kind)),
    );
  }

  await nameSources(trx, table, file.sourceName);
  file.onProgress(`Writing ${accepted.count.toLocaleString('en')} rows`);
  const brandBusinesses = kind === 'products' ? await assignOwners(trx) : [];
  const leave = kind === 'products' ? leaveRemovedProducts : leaveRemovedCompanies;
  const leftOut = (await leave.all(trx)).length;
  const { inserted, updated, kept }: Merged = await mergeRows(
    trx,
    table,
    columns,
    // A product keeps its company, whichever companies are imported later.
    kind === 'products' ? ['business_id'] : [],
  );
  if (table === 'business') await saveNoticeAddresses.run(trx);
  const onIndexed = (done: number, all: number) =>
    file.onProgress(`Indexing ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`);
  const search = createPostgresSearchEngine(trx, catalogNames);
  await search.index('business', brandBusinesses, trx, onIndexed);
  await search.index(table, [...inserted, ...updated], trx, onIndexed);
  return {
    kind,
    inserted: inserted.length,
    updated: updated.length,
    unchanged: accepted.count - leftOut - inserted.length - updated.length,
    rejected: file.errors.rejected,
    kept,
    leftOut,
    brandBusinesses: brandBusinesses.length,
  };
}

/** Stores the names of the file's sources. Throws BrokenFileError when one name is given for several sources. */
async function nameSources(
  trx: Kysely<Database>,
  table: SourcedTable,
  sourceName: string | undefined,
): Promise<void> {
  const sources = (await selectIncomingSources.all(trx, { table })).map(({ source }) => source);
  if (sourceName !== undefined && sources.length > 1)
    throw new BrokenFileError(`--source-name names one source, and the file has ${sources.join(', ')}`);
  for (const source of sources)
    await upsertSource.run(trx, { source, name: sourceName ?? sourceNames[source] });
}

function checkBusiness(kind: 'companies' | 'names') {
  return (values: Record<string, unknown>) => {
    if (kind === 'companies') {
      const checked = checkRow(companyRowSchema, values);
      return 'value' in checked ? { value: mapCompanyRow(checked.value) } : checked;
    }
    const checked = checkRow(companyNameRowSchema, values);
    return 'value' in checked ? { value: mapCompanyNameRow(checked.value) } : checked;
  };
}

/** Reads enough rows to recognize the kind, then yields all rows from the first. */
async function openRows({
  path,
  kind,
}: ImportFile): Promise<{ kind: ImportKind; rows: AsyncGenerator<Row> }> {
  const parsed = parseRows(readLines(path));
  const sample: Row[] = [];
  while (sample.length < sampleRows) {
    const next = await parsed.next();
    if (next.done) break;
    sample.push(next.value);
  }
  const rows = async function* () {
    yield* sample;
    yield* parsed;
  };
  return { kind: kind ?? recogniseKind(sample), rows: rows() };
}

const notAnObject = {
  faults: [{ field: 'line', message: 'is not a JSON object; allowed is one JSON object a line' }],
};

async function* acceptRows<T extends IncomingBusiness | IncomingProduct>(
  rows: AsyncIterable<Row>,
  { errors, onProgress }: ImportFile,
  accepted: { count: number },
  check: (values: Record<string, unknown>) => { value: T } | { faults: { field: string; message: string }[] },
): AsyncGenerator<T & { id: string }> {
  const firstLines = new Map<string, number>();
  for await (const { line, values } of rows) {
    const checked = values ? check(values) : notAnObject;
    if ('faults' in checked) {
      errors.reject(line, checked.faults);
      continue;
    }
    const key = `${checked.value.source} ${checked.value.source_id}`;
    const before = firstLines.get(key);
    if (before !== undefined) {
      const message = `is ${JSON.stringify(checked.value.source_id)}, as on line ${before}; allowed is each id once a file`;
      errors.reject(line, [{ field: 'id', message }]);
      continue;
    }
    firstLines.set(key, line);
    accepted.count += 1;
    if (accepted.count % 500 === 0) onProgress(`Reading, ${accepted.count.toLocaleString('en')} rows`);
    yield { id: newId(), ...checked.value };
  }
}
