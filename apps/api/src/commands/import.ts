import { basename, join } from 'node:path';
import { runCommand } from '@wbn/host/start/run-command.ts';
import type pg from 'pg';
import { openFileStore } from '../files/open-file-store.ts';
import { createStoredFiles } from '../files/stored-files.ts';
import { type BusinessImport, importBusiness } from '../import/business/import-business.ts';
import { isArchive } from '../import/business/open-archive.ts';
import { RowErrors } from '../import/check-row.ts';
import { type ImportSummary, importFile } from '../import/import-file.ts';
import type { ImportKind } from '../import/parse-rows.ts';
import { createProgressLine, readImportArguments } from '../import/read-import-arguments.ts';
import { BrokenFileError } from '../import/read-lines.ts';
import { readSettings, type Settings } from '../settings.ts';

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
async function openFiles(
  { s3, publicApiUrl, dataDir }: Settings,
  owner: string | undefined,
): Promise<BusinessFiles> {
  const filesDir = join(dataDir, 'files');
  const hostUrl = () => publicApiUrl;
  const incomingDir = join(dataDir, 'incoming');
  const privateDir = join(dataDir, 'private');
  const { store } = await openFileStore({ s3, filesDir, incomingDir, privateDir, hostUrl });
  return { store, storedFiles: createStoredFiles({ store, filesDir, hostUrl }), owner };
}

await runCommand(
  readSettings,
  readImportArguments,
  async ({ pool }, { files, owner, ...given }, settings) => {
    let broken = 0;
    for (const file of files) {
      const done = (await isArchive(file))
        ? await importArchive(pool, file, await openFiles(settings, owner))
        : await importOne(pool, file, settings.dataDir, given);
      if (!done) broken += 1;
    }
    return broken > 0 ? 1 : 0;
  },
);
