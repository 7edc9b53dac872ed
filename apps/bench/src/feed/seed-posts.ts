import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Cleanup } from '../bed/cleanup.ts';
import { runCommand } from '../bed/run-command.ts';
import { printFigure } from '../measure/figure.ts';

/** As the issue asks: what 100,000 people and their companies have posted. */
const users = 100_000;
const companies = 20_000;

interface Seeding {
  readonly size: number;
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly pool: pg.Pool;
}

/** Fills the database up to so many posts; those of a smaller size are the first of a larger one. */
export async function seedPosts(cleanup: Cleanup, { size, dataDir, env, pool }: Seeding): Promise<void> {
  const stamp = join(dataDir, 'seeded.txt');
  if (existsSync(stamp) && Number(readFileSync(stamp, 'utf8')) >= size) return;
  const counts = { companies, users, posts: size };
  const args = Object.entries(counts).flatMap(([what, count]) => [`--${what}`, String(count)]);
  const started = performance.now();
  await runCommand(cleanup, process.execPath, ['apps/demo-world/src/seed/main.ts', ...args], env);
  printFigure({ bench: 'feed', name: 'seed', posts: size, seconds: (performance.now() - started) / 1000 });
  await pool.query('vacuum analyze');
  writeFileSync(stamp, `${size}\n`);
}
