import { join } from 'node:path';
import { createServices } from '@wbn/api/create-services.ts';
import { createServer } from '@wbn/api/server/create-server.ts';
import { readSettings } from '@wbn/api/settings.ts';
import { findAuthHostKeys } from '@wbn/host/access/auth-host-keys.ts';
import { openTokenCheck } from '@wbn/host/access/open-token-check.ts';
import { createLogger } from '@wbn/host/http/logging.ts';
import { startDatabase } from '@wbn/host/start/open-database.ts';
import { runHost } from '@wbn/host/start/run-host.ts';
import { createRows } from './row-calls.sql.ts';
import { rowCalls, rowHandlers } from './row-calls.ts';

/** The API's own server and services with two calls in place of the product's: what no call of a member can undercut. */
await runHost({
  portVariable: 'API_PORT',
  readSettings,
  async start(settings, host) {
    const log = createLogger('bench-rows', settings.logLevel);
    const filesDir = join(settings.dataDir, 'files');
    const databaseUrl = await startDatabase(settings, host, 'wbn-bench-rows');
    const opened = await createServices({
      databaseUrl,
      settings,
      filesDir,
      incomingDir: join(settings.dataDir, 'incoming'),
      privateDir: join(settings.dataDir, 'private'),
      hostUrl: () => settings.publicApiUrl,
      log,
    });
    host.atEnd(() => opened.close());
    await createRows.run(opened.services.db);
    const tokens = await openTokenCheck({
      databaseUrl,
      applicationName: 'wbn-bench-revoked',
      findKey: findAuthHostKeys(settings.accountsKeysUrl),
      issuer: settings.accountsUrl,
      onFailure: (err) => log.error({ err }, 'revoked sessions are not heard of'),
    });
    host.atEnd(() => tokens.stop());
    const server = await createServer({
      settings,
      calls: rowCalls,
      handlers: rowHandlers,
      services: opened.services,
      checkToken: tokens.check,
      filesDir,
      readiness: { isStopping: host.isStopping, probe: opened.probe },
    });
    host.atEnd(() => server.close());
    await server.listen({ host: settings.host, port: settings.port });
  },
});
