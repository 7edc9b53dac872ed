import { join } from 'node:path';
import { connect } from '@wbn/postgres/connect.ts';
import { startEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { renewBuild } from '@wbn/site/commands/renew-build.ts';
import { benchData, root, say } from './checkout.ts';
import type { Cleanup } from './cleanup.ts';
import { findFreePort } from './free-port.ts';
import { importData, keepDatabase, stampDatabase } from './import-data.ts';
import { startApiOn } from './start-api.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The product's parts on the imported data; every one is stopped by the cleanup. */
export interface Bed {
  readonly cleanup: Cleanup;
  readonly databaseUrl: string;
  /** Starts an API, with settings and Node flags beside the usual ones. */
  startApi(env?: NodeJS.ProcessEnv, flags?: readonly string[]): Promise<RunningServer>;
  /** Starts a site on an API. */
  startSite(apiUrl: string, env?: NodeJS.ProcessEnv): Promise<RunningServer>;
  /** Builds the site unless nothing has changed. */
  buildSite(): Promise<void>;
  /** Rows of the database, to choose from what is measured. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Starts PostgreSQL with the imported data; imports it first where that was not done yet. */
export async function openBed(cleanup: Cleanup): Promise<Bed> {
  const filled = keepDatabase();
  say('Starting PostgreSQL ...');
  const starting = startEmbeddedServer({
    dataDir: benchData,
    onProgress: (sentence) => say(`  ${sentence}`),
  });
  cleanup.add(() =>
    starting.then(
      (server) => server.stop(),
      () => undefined,
    ),
  );
  const { url: databaseUrl } = await starting;
  const { pool, close } = connect(databaseUrl, { max: 1, applicationName: 'wbn-bench' });
  cleanup.add(close);
  if (!filled) {
    await importData(cleanup, databaseUrl);
    // As after an hour of running, not as autovacuum happens to leave it.
    await pool.query('vacuum analyze');
    stampDatabase();
  }

  return {
    cleanup,
    databaseUrl,
    startApi: (env = {}, flags = []) =>
      startApiOn(cleanup, { DATABASE_URL: databaseUrl, DATA_DIR: benchData, ...env }, flags),
    async startSite(apiUrl, env = {}) {
      const port = await findFreePort();
      return startServer(cleanup, {
        name: 'the site',
        args: ['server/main.ts'],
        cwd: join(root, 'apps', 'site'),
        env: {
          SITE_HOST: '127.0.0.1',
          SITE_PORT: String(port),
          API_URL: apiUrl,
          PUBLIC_API_URL: apiUrl,
          PUBLIC_SITE_URL: `http://127.0.0.1:${port}`,
          LOG_LEVEL: 'error',
          ...env,
        },
        port,
        ready: '/health',
      });
    },
    async buildSite() {
      say('Building the site (only what has changed) ...');
      await renewBuild('@wbn/site');
    },
    async query<Row>(text: string, values: readonly unknown[] = []) {
      const { rows } = await pool.query(text, [...values]);
      return rows as Row[];
    },
  };
}
