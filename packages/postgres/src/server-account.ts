import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

/** Whose rights the server process gets; undefined when the current user may run it. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

export const accountName = 'postgres';
/** Where root keeps what other users of the machine must reach. */
export const sharedFolder = '/var/lib/wbn';

/** PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, which is created when missing. */
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
      // No such user yet, or the other program is the one this system has.
    }
  }
  throw new DatabaseUnavailableError(
    `PostgreSQL does not run as root and the user '${accountName}' could not be created: run as an ordinary user, or set DATABASE_URL.`,
  );
}

/** The folder on the way to a path that the server's user may not enter, if there is one. */
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
