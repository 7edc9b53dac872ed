import { createLogger } from '@wbn/host/http/logging.ts';
import { forgetOldCounts } from '@wbn/host/limits/count-call.sql.ts';
import { startDatabase } from '@wbn/host/start/open-database.ts';
import { type RunningHost, runHost } from '@wbn/host/start/run-host.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { readAuthSecret } from './auth/auth-secret.ts';
import { createHost } from './create-host.ts';
import { createServer } from './create-server.ts';
import { readSettings, type Settings } from './settings.ts';

const hour = 60 * 60 * 1000;

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
  const onFailure = (err: unknown) => log.error({ err }, 'work after an answer failed');
  const host = await createHost({ settings, db, secret, onFailure });
  running.atEnd(() => host.close());
  host.exports.start();
  const tidy = async () => {
    await host.tokens.forgetExpired();
    await forgetOldCounts(db);
  };
  const tidying = setInterval(() => void tidy().catch(onFailure), hour);
  running.atEnd(() => clearInterval(tidying));
  const server = await createServer(host, { isStopping: running.isStopping, probe });
  running.atEnd(() => server.close());
  await server.listen({ host: settings.host, port: settings.port });
}
