import { accessSync, constants, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCommandLine } from '@wbn/host/start/read-command-line.ts';
import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Connection } from '@wbn/postgres/connect.ts';
import type pg from 'pg';
import { createStoredFiles } from '../files/stored-files.ts';
import { type BusinessImport, importBusiness } from '../import/business/import-business.ts';
import { isArchive } from '../import/business/open-archive.ts';
import { RowErrors } from '../import/check-row.ts';
import { type ImportSummary, importFile } from '../import/import-file.ts';
import { type ImportKind, importKinds } from '../import/parse-rows.ts';
import { BrokenFileError } from '../import/read-lines.ts';
import { readSettings, type Settings } from '../settings.ts';
import { createProgressLine } from './frame/progress-line.ts';
import { openStore } from './frame/write-documents.ts';

const usage =
  'Say what to import: pnpm import-data companies.ndjson.gz [more files] [--kind companies|names|products] [--source-name name], or company.zip [--owner e-mail].';

interface ImportArguments {
  files: string[];
  kind?: ImportKind;
  /** Name of the source of the data, which readers see. */
  sourceName?: string;
  /** E-mail address of the owner of companies imported from archives. */
  owner?: string;
}

/** Reads the command line of `pnpm import-data`. Throws UsageError. */
export function readImportArguments(args: string[]): ImportArguments {
  const parsed = readCommandLine(
    args,
    { kind: { type: 'string' }, owner: { type: 'string' }, 'source-name': { type: 'string' } },
    usage,
  );
  const kind = importKinds.find((one) => one === parsed.values.kind);
  if (parsed.values.kind !== undefined && !kind)
    throw new UsageError(
      `--kind ${parsed.values.kind} is not known: it is one of ${importKinds.join(', ')}.`,
    );
  if (parsed.positionals.length === 0) throw new UsageError(usage);
  for (const file of parsed.positionals) requireFile(file);
  const { owner } = parsed.values;
  const sourceName = parsed.values['source-name']?.trim();
  if (sourceName !== undefined && (sourceName === '' || sourceName.length > 100))
    throw new UsageError('--source-name is the name of the source that readers see, of 1 to 100 characters.');
  return {
    files: parsed.positionals,
    ...(kind ? { kind } : {}),
    ...(sourceName ? { sourceName } : {}),
    ...(owner ? { owner } : {}),
  };
}

function requireFile(file: string): void {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts) throw new UsageError(`There is no file ${file}.`);
  if (!facts.isFile()) throw new UsageError(`${file} is not a file.`);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new UsageError(`The file ${file} may not be read by this user.`);
  }
}

type BusinessFiles = Omit<BusinessImport, 'path'>;

/** Imports one file and prints the result; false when the file was broken. */
async function importOne(
  pool: pg.Pool,
  path: string,
  dataDir: string,
  given: { readonly kind?: ImportKind; readonly sourceName?: string },
): Promise<boolean> {
  const started = performance.now();
  const name = basename(path);
  const progress = createProgressLine(process.stderr, `${name}: `);
  const errors = new RowErrors(path, join(dataDir, 'import-errors', `${name}.txt`));
  try {
    const summary = await importFile(pool, {
      path,
      errors,
      onProgress: progress.show,
      ...given,
    });
    progress.end();
    await errors.close();
    console.log(describe(name, summary, performance.now() - started));
    showKept(name, summary);
    showErrors(errors);
    return true;
  } catch (error) {
    progress.end();
    await errors.close();
    showErrors(errors);
    if (!(error instanceof BrokenFileError)) throw error;
    console.error(`${name}: not imported, the data is as it was: ${error.message}.`);
    return false;
  }
}

function describe(name: string, summary: ImportSummary, milliseconds: number): string {
  const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}`;
  const parts = [
    count(summary.inserted, 'inserted'),
    count(summary.updated, 'updated'),
    count(summary.unchanged, 'unchanged'),
    count(summary.rejected, 'rejected'),
    ...(summary.kept.length > 0 ? [count(summary.kept.length, 'kept in part as edited')] : []),
    ...(summary.leftOut > 0
      ? [count(summary.leftOut, 'left out, because the page was removed on request')]
      : []),
    ...(summary.brandBusinesses > 0 ? [count(summary.brandBusinesses, 'companies made from brands')] : []),
  ];
  return `${name} (${summary.kind}): ${parts.join(', ')} in ${(milliseconds / 1000).toFixed(1)} s`;
}

const shownKept = 20;

/** Prints the fields that keep people's edits although the file has other values. */
function showKept(name: string, { kept }: ImportSummary): void {
  for (const { sourceID, fields } of kept.slice(0, shownKept))
    console.log(`${name}: ${sourceID}: kept as people have edited it: ${fields.join(', ')}`);
  const rest = kept.length - shownKept;
  if (rest > 0) console.log(`${name}: and ${rest.toLocaleString('en')} rows more`);
}

function showErrors(errors: RowErrors): void {
  for (const line of errors.shown) console.error(line);
  if (errors.rejected > 0)
    console.error(
      `${errors.rejected.toLocaleString('en')} rows rejected; all faults are in ${errors.errorsFile}`,
    );
}

/** Imports one company from its archive and prints the result; false when that failed. */
async function importArchive(pool: pg.Pool, path: string, files: BusinessFiles): Promise<boolean> {
  const name = basename(path);
  try {
    const company = await importBusiness(pool, { path, ...files });
    const { name: companyName, businessID, products, pictures } = company;
    console.log(
      company.changed
        ? `${name}: ${companyName} (${businessID}), ${products} products, ${pictures} pictures and films`
        : `${name}: ${companyName} (${businessID}) is here already, just like this; nothing was changed`,
    );
    if (company.changed && files.owner === undefined)
      console.log(`${name}: nobody owns it yet; --owner e-mail gives it to an account`);
    return true;
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error;
    console.error(`${name}: not imported, the data is as it was: ${error.message}.`);
    return false;
  }
}

/** Opens the file store of the API host for a company's pictures and videos. */
async function openFiles(settings: Settings, owner: string | undefined): Promise<BusinessFiles> {
  const { store } = await openStore(settings);
  const filesDir = join(settings.dataDir, 'files');
  const hostUrl = () => settings.publicApiUrl;
  return { store, storedFiles: createStoredFiles({ store, filesDir, hostUrl }), owner };
}

async function importAll(
  { pool }: Pick<Connection, 'pool'>,
  { files, owner, ...given }: ImportArguments,
  settings: Settings,
): Promise<number> {
  let broken = 0;
  for (const file of files) {
    const done = (await isArchive(file))
      ? await importArchive(pool, file, await openFiles(settings, owner))
      : await importOne(pool, file, settings.dataDir, given);
    if (!done) broken += 1;
  }
  return broken > 0 ? 1 : 0;
}

if (import.meta.main) await runCommand(readSettings, readImportArguments, importAll);
