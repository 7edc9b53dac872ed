import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';

/** Whose rights the server process gets; nothing when the current user may run it itself. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

const accountName = 'postgres';
/** Where root keeps what other users of the machine must reach. */
export const sharedFolder = '/var/lib/wbn';

/** PostgreSQL refuses to run as root, so root runs it as the system user `postgres`, made when missing. */
export function findServerAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const found = readAccount();
  if (found) return found;
  for (const [program, ...args] of [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName],
    ['adduser', '-S', '-D', '-H', accountName],
  ] as const) {
    try {
      execFileSync(program, args, { stdio: 'ignore' });
      break;
    } catch {
      // The other program may be the one this system has.
    }
  }
  const made = readAccount();
  if (made) return made;
  throw new DatabaseUnavailableError(
    `PostgreSQL does not run as root and the user '${accountName}' could not be made: run as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Makes sure that the server's user can reach a path; says which folder shuts it out. */
export function requireReach(path: string, account: ServerAccount | undefined): void {
  const folder = findClosedFolder(path, account);
  if (folder === undefined) return;
  throw new DatabaseUnavailableError(
    `The database runs as the user '${accountName}', who may not enter ${folder}: allow it (chmod o+x ${folder}), set DATA_DIR to another folder, or run as an ordinary user.`,
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

/** Makes a folder that we may write to, or says in one sentence why not. */
export function requireFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new DatabaseUnavailableError(
      `The data folder ${folder} cannot be written (${reason}): set DATA_DIR to a folder of your own.`,
    );
  }
}

function mayEnter(facts: { mode: number; uid: number; gid: number }, { uid, gid }: ServerAccount): boolean {
  const bit = facts.uid === uid ? 0o100 : facts.gid === gid ? 0o010 : 0o001;
  return (facts.mode & bit) !== 0;
}

function readAccount(): ServerAccount | undefined {
  try {
    const read = (flag: string) =>
      Number(
        execFileSync('id', [flag, accountName], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}
