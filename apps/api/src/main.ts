import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findAuthHostKeys } from '@wbn/host/access/auth-host-keys.ts';
import { openTokenCheck } from '@wbn/host/access/open-token-check.ts';
import { backlog } from '@wbn/host/http/create-fastify.ts';
import { createLogger } from '@wbn/host/http/logging.ts';
import { SettingsError } from '@wbn/host/settings/settings-error.ts';
import { startDatabase } from '@wbn/host/start/open-database.ts';
import { type RunningHost, runHost } from '@wbn/host/start/run-host.ts';
import { readSynonyms } from '@wbn/search-engine/understand/synonyms.ts';
import { catalogNames } from './catalog/catalog-names.ts';
import { createApi } from './create-api.ts';
import { createServices } from './create-services.ts';
import { openPurges } from './purges/purges.ts';
import { followAddedSynonyms } from './search/added-synonyms.ts';
import { readSettings, type Settings } from './settings.ts';

await runHost({ portVariable: 'API_PORT', readSettings, start });

async function start(settings: Settings, host: RunningHost): Promise<void> {
  const log = createLogger('api', settings.logLevel);
  const filesDir = makeFilesDir(settings.dataDir);
  const databaseUrl = await startDatabase(settings, host, 'wbn-api-start');
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
  // Started first, so that the first page also receives events from while it was loading.
  await opened.services.live.start();
  const tokens = await openTokenCheck({
    databaseUrl,
    applicationName: 'wbn-api-revoked',
    findKey: findAuthHostKeys(settings.accountsKeysUrl),
    issuer: settings.accountsUrl,
    onFailure: (err) => log.error({ err }, 'revoked sessions are not heard of at the moment'),
  });
  host.atEnd(() => tokens.stop());
  const purges = await openPurges({
    databaseUrl,
    onFailure: (err) => log.error({ err }, 'changes of pages are not heard of at the moment'),
  });
  host.atEnd(() => purges.stop());
  const server = await createApi({
    settings,
    opened,
    checkToken: tokens.check,
    filesDir,
    readiness: {
      isStopping: host.isStopping,
      probe: opened.probe,
      findWrongSetting: () => settings.missingPurgeToken,
      details: () => ({ search: opened.searchState() }),
    },
    purges: { purges, token: settings.purgeToken },
    payment: settings.payment,
  });
  host.atEnd(() => server.close());
  if (settings.missingPurgeToken) log.error(settings.missingPurgeToken);
  await server.listen({ host: settings.host, port: settings.port, backlog });
  await opened.jobs.start();
  const synonyms = followAddedSynonyms(opened.services.db, (err) =>
    log.error({ err }, 'synonyms of the desk are not read at the moment'),
  );
  host.atEnd(() => synonyms.stop());
  // Takes half a second, so it runs before the first search.
  readSynonyms(catalogNames);
}

function makeFilesDir(dataDir: string): string {
  const folder = join(dataDir, 'files');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new SettingsError(
      `DATA_DIR must be a folder that can be written to, but ${folder} cannot (${reason}).`,
    );
  }
  return folder;
}
