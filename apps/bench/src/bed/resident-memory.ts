import { execFileSync } from 'node:child_process';

/** Memory that a process holds now, in MB. */
export function residentMemory(pid: number): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  return Math.round(kilobytes / 1024);
}
