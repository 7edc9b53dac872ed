import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

/** The account that runs the server process; undefined when the current user may run it. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

export const accountName = 'postgres';
/** Where root keeps what other users of the machine must reach. */
export const sharedFolder = '/var/lib/wbn';

/** PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, created when missing. */
export function findServerAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const create = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName],
    ['adduser', '-S', '-D', '-H', accountName],
  ] as const;
  for (const command of [undefined, ...create]) {
    try {
      if (command) execFileSync(command[0], command.slice(1), { stdio: 'ignore' });
      return { uid: readId('-u'), gid: readId('-g') };
    } catch {
      // The user does not exist, or this system has the other program.
    }
  }
  throw new DatabaseUnavailableError(
    `PostgreSQL does not run as root and the user '${accountName}' could not be created: run as an ordinary user, or set DATABASE_URL.`,
  );
}

/** The first folder on a path that the server's user may not enter, if there is one. */
export function findClosedFolder(path: string, account: ServerAccount | undefined): string | undefined {
  if (!account) return undefined;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const facts = statSync(folder, { throwIfNoEntry: false });
    if (facts?.isDirectory() && !mayEnter(facts, account)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

function mayEnter(facts: { mode: number; uid: number; gid: number }, { uid, gid }: ServerAccount): boolean {
  const bit = facts.uid === uid ? 0o100 : facts.gid === gid ? 0o010 : 0o001;
  return (facts.mode & bit) !== 0;
}

function readId(flag: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [flag, accountName], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}
