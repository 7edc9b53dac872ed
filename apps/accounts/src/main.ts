import { checkConnection } from '@wbn/postgres/check-connection.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { forgetOldCounts } from '@wbn/postgres/count-call.ts';
import { DatabaseUnavailableError } from '@wbn/postgres/database-unavailable-error.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { migrateToLatest } from '@wbn/postgres/migrate.ts';
import { readAuthSecret } from './auth/auth-secret.ts';
import { createHost } from './create-host.ts';
import { createServer } from './create-server.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

const hour = 60 * 60 * 1000;
/** What was started, each with what ends it; ended in the reverse order. */
const ends: (() => Promise<void>)[] = [];
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const settings = readSettings(process.env);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), 10_000).unref();
      void endAll().then(() => process.exit(0));
    });
  }
  await start(settings);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  await endAll();
  process.exit(error instanceof SettingsError ? 2 : 1);
}

async function start(settings: Settings): Promise<void> {
  const secret = readAuthSecret(settings.secret, settings.dataDir);
  const url = settings.databaseUrl ?? (await startDatabase(settings.dataDir));
  await checkConnection(url);
  const { db, close } = connect(url, { max: 10, statementTimeout: 10_000, applicationName: 'wbn-accounts' });
  ends.push(close);
  const migrations = await migrateToLatest(db);
  if (migrations.length > 0) say(`Brought the database up to date: ${migrations.join(', ')}`);
  const onFailure = (error: unknown) => server.log.error({ err: error }, 'work after an answer failed');
  const host = await createHost({ settings, db, secret, onFailure });
  ends.push(() => host.close());
  host.exports.start();
  const server = await createServer(host);
  const tidy = async () => {
    await host.tokens.forgetExpired();
    await forgetOldCounts(db);
  };
  const tidying = setInterval(() => void tidy().catch(onFailure), hour);
  ends.push(async () => clearInterval(tidying));
  ends.push(() => server.close());
  await server.listen({ host: settings.host, port: settings.port });
}

async function startDatabase(dataDir: string): Promise<string> {
  const server = await joinEmbeddedServer({ dataDir, onProgress: say });
  ends.push(() => server.stop());
  return server.url;
}

async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end().catch(() => undefined);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseUnavailableError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port is in use: stop what runs there, or set ACCOUNTS_PORT to another one.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
