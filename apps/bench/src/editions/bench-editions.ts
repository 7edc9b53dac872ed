import { existsSync, globSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { root, say } from '../bed/checkout.ts';
import type { Cleanup } from '../bed/cleanup.ts';
import { runCommand } from '../bed/run-command.ts';
import { printFigure } from '../measure/figure.ts';
import type { Effort } from '../measure/run-rounds.ts';
import { median, spread } from '../measure/sample.ts';

const bin = join(root, 'node_modules', '.bin');
const environment = {
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};
/** An edition gets this file and loses it again: one that has changed. */
const changed = 'chile';
const change = join(root, 'editions', changed, 'public', 'bench.txt');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  prepare?(): Promise<void>;
}

const turbo = (packageName: string, ...flags: readonly string[]): Step['command'] => [
  'turbo',
  'run',
  'build',
  `--filter=${packageName}`,
  '--output-logs=errors-only',
  ...flags,
];

const sharedBuild = 'shared build alone';
const steps: readonly Step[] = [
  { name: sharedBuild, command: turbo('@wbn/site', '--force') },
  {
    name: 'all editions from nothing',
    command: turbo('@wbn/editions', '--force'),
    prepare: async () => {
      const made = globSync('{apps/site/build,editions/*/dist}', { cwd: root });
      await Promise.all(made.map((folder) => rm(join(root, folder), { recursive: true })));
    },
  },
  {
    name: 'one edition changed',
    command: turbo('@wbn/editions'),
    prepare: () => writeFile(change, `${performance.now()}\n`),
  },
  { name: 'nothing changed', command: turbo('@wbn/editions') },
  {
    name: 'one edition changed, built by its own command',
    command: ['pnpm', '--filter', `@wbn/${changed}`, 'build'],
    prepare: () => writeFile(change, `${performance.now()}\n`),
  },
];

/** Times the builds of all editions beside the shared build that they are made of, in turn, round after round. */
export async function benchEditions(cleanup: Cleanup, { rounds }: Effort): Promise<void> {
  cleanup.add(() => rm(change, { force: true }));
  const taken = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, command, prepare } of steps) {
      await prepare?.();
      const began = performance.now();
      const [program, ...args] = command;
      await runCommand(cleanup, join(bin, program), args, environment);
      const seconds = (performance.now() - began) / 1000;
      taken.get(name)?.push(seconds);
      say(`Round ${round} of ${rounds}: ${name} ${seconds.toFixed(2)} s`);
    }
  }
  const editions = globSync('editions/*/edition.ts', { cwd: root }).map((file) =>
    join(root, file, '..', 'dist'),
  );
  if (!editions.every((dist) => existsSync(join(dist, 'server.js'))))
    throw new Error('An edition was not built.');
  const shared = taken.get(sharedBuild) ?? [];
  for (const [name, seconds] of taken) {
    printFigure({
      bench: 'editions',
      name,
      editions: editions.length,
      seconds: median(seconds),
      spread: spread(seconds),
      ratioToSharedBuild: median(seconds.map((value, round) => value / (shared[round] ?? Number.NaN))),
    });
  }
}
