import { checkConnection } from '@wbn/postgres/check-connection.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { migrateToLatest } from '@wbn/postgres/migrate.ts';
import type { HostSettings } from '../settings/host-settings.ts';
import type { RunningHost } from './run-host.ts';

type Place = Pick<HostSettings, 'databaseUrl' | 'dataDir'>;

/**
 * Returns the URL of the database: the operator's, tried once, or the product's own server in the data folder,
 * started if necessary. `stop` ends what was started here. Throws DatabaseUnavailableError.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Place,
  onProgress: (sentence: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl === undefined) return joinEmbeddedServer({ dataDir, onProgress });
  await checkConnection(databaseUrl);
  return { url: databaseUrl, stop: async () => undefined };
}

/**
 * Opens the database of a host and runs its migrations, on a connection without the time limit of requests; it is
 * closed when the host ends.
 */
export async function startDatabase(
  settings: Place,
  host: RunningHost,
  applicationName: string,
): Promise<string> {
  const { url, stop } = await openDatabase(settings, host.say);
  host.atEnd(stop);
  const connection = connect(url, { max: 2, applicationName });
  try {
    const migrations = await migrateToLatest(connection);
    if (migrations.length > 0) host.say(`Brought the database up to date: ${migrations.join(', ')}`);
  } finally {
    await connection.close();
  }
  return url;
}
