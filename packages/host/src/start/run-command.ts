import { inspect } from 'node:util';
import { type Connection, connect } from '@wbn/postgres/connect.ts';
import { DatabaseUnavailableError } from '@wbn/postgres/database-unavailable-error.ts';
import { migrateToLatest } from '@wbn/postgres/migrate.ts';
import type { HostSettings } from '../settings/host-settings.ts';
import type { Environment } from '../settings/read-environment.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { openDatabase } from './open-database.ts';
import { UsageError } from './usage-error.ts';

/**
 * Runs a command against the operator's database, or the product's own, whether that runs already or not. Sets the exit code to what
 * `work` gives; on SIGINT and SIGTERM what is not committed is rolled back.
 *
 * @param readOrder Reads what stands behind the command's name, before the database is opened. Throws `UsageError`.
 */
export async function runCommand<Settings extends Pick<HostSettings, 'databaseUrl' | 'dataDir'>, Order>(
  readSettings: (env: Environment) => Settings,
  readOrder: (args: string[]) => Order,
  work: (connection: Connection, order: Order, settings: Settings) => Promise<number>,
): Promise<void> {
  let interrupted: Promise<void> | undefined;
  try {
    const order = readOrder(process.argv.slice(2));
    const settings = readSettings(process.env);
    const server = await openDatabase(settings, say);
    const interrupt = (signal: NodeJS.Signals) => {
      say('\nStopping; what was not finished is rolled back.');
      interrupted ??= server.stop().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    };
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const connection = connect(server.url, { max: 3, applicationName: 'wbn-command' });
    try {
      await migrateToLatest(connection);
      process.exitCode = await work(connection, order, settings);
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

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** Says what went wrong: in one sentence where the operator can mend it. Gives the exit code. */
export function reportFailure(error: unknown): number {
  if (error instanceof UsageError || error instanceof SettingsError) {
    say(error.message);
    return 2;
  }
  say(error instanceof DatabaseUnavailableError ? error.message : inspect(error));
  return 1;
}
