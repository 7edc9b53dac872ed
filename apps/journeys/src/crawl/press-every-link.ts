import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const vitest = createRequire(import.meta.url).resolve('vitest/vitest.mjs');
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The walk over all controls with every link pressed, where ordinary runs press one to each place; gives whether it found nothing. */
export function pressEveryLink(): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const walk = 'apps/journeys/src/every-control.journey.ts';
  spawn(process.execPath, [vitest, 'run', '--project', 'journeys', walk], {
    cwd: root,
    env: { ...process.env, EVERY_LINK: '1' },
    stdio: 'inherit',
  })
    .on('error', reject)
    .on('close', (code) => resolve(code === 0));
  return promise;
}
