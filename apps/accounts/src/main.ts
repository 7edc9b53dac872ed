import { backlog } from '@wbn/host/http/create-fastify.ts';
import { createLogger } from '@wbn/host/http/logging.ts';
import { startDatabase } from '@wbn/host/start/open-database.ts';
import { type RunningHost, runHost } from '@wbn/host/start/run-host.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { readAuthSecret } from './auth/auth-secret.ts';
import { createHost } from './create-host.ts';
import { createServer } from './create-server.ts';
import { readSettings, type Settings } from './settings.ts';

await runHost({ portVariable: 'ACCOUNTS_PORT', readSettings, start });

async function start(settings: Settings, running: RunningHost): Promise<void> {
  const log = createLogger('accounts', settings.logLevel);
  const secret = readAuthSecret(settings.secret, settings.dataDir);
  const url = await startDatabase(settings, running, 'wbn-accounts-start');
  const { db, probe, close } = connect(url, {
    max: 10,
    statementTimeout: 10_000,
    applicationName: 'wbn-accounts',
  });
  running.atEnd(close);
  const host = await createHost({ settings, db, databaseUrl: url, secret, log });
  running.atEnd(() => host.close());
  const server = await createServer(host, { isStopping: running.isStopping, probe });
  running.atEnd(() => server.close());
  await server.listen({ host: settings.host, port: settings.port, backlog });
  await host.jobs.start();
}
