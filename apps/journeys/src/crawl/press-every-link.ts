import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');

/** Runs the every-control journeys with every link, not one per target; returns whether it found nothing. */
export function pressEveryLink(): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const walk = 'apps/journeys/src/every-control-';
  spawn(process.execPath, [vitest, 'run', '--project', 'journeys', walk], {
    cwd: root,
    env: { ...process.env, EVERY_LINK: '1' },
    stdio: 'inherit',
  })
    .on('error', reject)
    .on('close', (code) => resolve(code === 0));
  return promise;
}
