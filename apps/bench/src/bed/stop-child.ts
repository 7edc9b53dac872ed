import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const patience = 8_000;

/** Asks a process to stop, then makes it; nothing to do when it has ended. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await exit;
  clearTimeout(timer);
}
