import { spawn } from 'node:child_process';
import type { Cleanup } from '../bed/cleanup.ts';

/** Starts processes that do nothing but take a core each, as somebody else's programs do on a shared machine. */
export function keepBusy(count: number, cleanup: Cleanup): void {
  for (let started = 0; started < count; started += 1) {
    const child = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
    cleanup.add(async () => void child.kill('SIGKILL'));
  }
}
