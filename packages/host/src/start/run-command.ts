import { inspect } from 'node:util';
import { type Connection, connect } from '@wbn/postgres/connect.ts';
import { DatabaseUnavailableError } from '@wbn/postgres/database-unavailable-error.ts';
import { migrateToLatest } from '@wbn/postgres/migrate.ts';
import { CallError } from '../errors/call-error.ts';
import type { HostSettings } from '../settings/host-settings.ts';
import type { Environment } from '../settings/read-environment.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { openDatabase } from './open-database.ts';
import { UsageError } from './usage-error.ts';

/**
 * Runs a command on the operator's database or on the product's own, which is started if necessary. Sets the exit
 * code to the result of `work`; SIGINT and SIGTERM roll back open transactions.
 *
 * @param readOrder Parses the command's arguments before the database is opened. Throws `UsageError`.
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
    // The work failed because its database stopped after a signal; the exit follows.
    if (interrupted) await interrupted;
    else process.exitCode = reportFailure(error);
  }
}

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

/** Prints an error, as one sentence when the operator can fix it, and returns the exit code. */
export function reportFailure(error: unknown): number {
  if (error instanceof UsageError || error instanceof CallError || error instanceof SettingsError) {
    say(error.message);
    return 2;
  }
  say(error instanceof DatabaseUnavailableError ? error.message : inspect(error));
  return 1;
}
