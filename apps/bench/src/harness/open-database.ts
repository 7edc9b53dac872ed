import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connect } from '@wbn/postgres/connect.ts';
import { startEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { benchData, say } from './checkout.ts';
import type { Cleanup } from './cleanup.ts';

/** Starts a PostgreSQL server for a benchmark, with its files in a folder beside `bench`. */
export async function openDatabase(cleanup: Cleanup, name: string) {
  const dataDir = join(dirname(benchData), name);
  mkdirSync(dataDir, { recursive: true });
  say('Starting PostgreSQL ...');
  const server = await startEmbeddedServer({ dataDir });
  cleanup.add(() => server.stop());
  const { db, pool, close } = connect(server.url, { max: 10, applicationName: 'wbn-bench' });
  cleanup.add(close);
  return { dataDir, db, pool, env: { DATABASE_URL: server.url, DATA_DIR: dataDir } };
}
