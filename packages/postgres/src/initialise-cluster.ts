import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import type { ServerAccount } from './server-account.ts';
import type { ServerBinaries } from './server-binaries.ts';

const run = promisify(execFile);

export function isInitialised(clusterDir: string): boolean {
  return existsSync(join(clusterDir, 'PG_VERSION'));
}

interface NewCluster {
  binaries: ServerBinaries;
  account: ServerAccount | undefined;
  clusterDir: string;
  passwordFile: string;
}

/** Makes a UTF-8 cluster beside its place and moves it in when whole: an interrupted start leaves no half. */
export async function initialiseCluster({
  binaries,
  account,
  clusterDir,
  passwordFile,
}: NewCluster): Promise<void> {
  const draft = `${clusterDir}.new-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (account) chownSync(draft, account.uid, account.gid);
  try {
    await run(
      binaries.initdb,
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
    renameSync(draft, clusterDir);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (isInitialised(clusterDir)) return;
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new DatabaseUnavailableError(
      `The database could not be made in ${clusterDir}: ${reason.split('\n')[0]}`,
    );
  }
}
