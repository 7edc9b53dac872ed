import { checkConnection } from '@wbn/postgres/check-connection.ts';
import { type Connection, connect } from '@wbn/postgres/connect.ts';
import { DatabaseUnavailableError } from '@wbn/postgres/database-unavailable-error.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { migrateToLatest } from '@wbn/postgres/migrate.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { UsageError } from './usage-error.ts';

/**
 * Runs a command against the operator's database: DATABASE_URL, or the product's own server in DATA_DIR,
 * whether it runs already or not. Sets the exit code; on SIGINT and SIGTERM what is not committed is rolled back.
 */
export async function runWithDatabase(
  work: (connection: Connection, dataDir: string) => Promise<number>,
): Promise<void> {
  let interrupted: Promise<void> | undefined;
  try {
    const { databaseUrl, dataDir } = readSettings(process.env);
    if (databaseUrl) await checkConnection(databaseUrl);
    const server = databaseUrl
      ? { url: databaseUrl, stop: async () => undefined }
      : await joinEmbeddedServer({ dataDir, onProgress: (message) => console.error(message) });
    const interrupt = (signal: NodeJS.Signals) => {
      console.error('\nStopping; what was not finished is rolled back.');
      interrupted ??= server.stop().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const connection = connect(server.url, { max: 3, applicationName: 'wbn-command' });
    try {
      await migrateToLatest(connection.db);
      process.exitCode = await work(connection, dataDir);
    } finally {
      await connection.close();
      await server.stop();
    }
  } catch (error) {
    // The work fails because its server stops: that was said already, and the exit follows.
    if (interrupted) await interrupted;
    else process.exitCode = reportFailure(error);
  }
}

/** Says what went wrong: in one sentence where the operator can mend it. Gives the exit code. */
export function reportFailure(error: unknown): number {
  if (error instanceof UsageError || error instanceof SettingsError) {
    console.error(error.message);
    return 2;
  }
  console.error(error instanceof DatabaseUnavailableError ? error.message : error);
  return 1;
}
