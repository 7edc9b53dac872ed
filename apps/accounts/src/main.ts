import { createServer } from './create-server.ts';
import { readSettings, SettingsError } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const server = createServer(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  await server.listen({ host: settings.host, port: settings.port });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port is in use: stop what runs there, or set ACCOUNTS_PORT to another one.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
