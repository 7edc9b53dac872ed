import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server writes into its folder. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads `postmaster.pid`; nothing when there is none. The process may be long gone: see `isServerAlive`. */
export function readPostmaster(clusterDir: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : undefined;
}

/** True when the process of a pid file runs and is a PostgreSQL server: pids are used again after a restart. */
export function isServerAlive({ pid }: Postmaster): boolean {
  return isProcessAlive(pid) && isPostgres(pid);
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Forgets a server that was killed with its machine, so that the next one may start. */
export function removePostmaster(clusterDir: string): void {
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    // Linux: `pid (name) state ...`; a zombie nobody waited for is not a server.
    if (process.platform === 'linux')
      return /\(postgres.*\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}
