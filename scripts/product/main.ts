import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listSignIns } from '../../apps/demo-world/src/sign-ins/list-sign-ins.ts';
import { runBuild } from '../../apps/site/commands/shared-build.ts';
import { checkConnection } from '../../packages/postgres/src/check-connection.ts';
import { startEmbeddedServer } from '../../packages/postgres/src/embedded-server.ts';
import { checkPort } from './check-port.ts';
import { localUrls, partEnvironment } from './part-environment.ts';
import { runStep } from './run-step.ts';
import { type ProductSettings, readProductSettings } from './settings.ts';
import { supervise, supervisePart } from './supervise-part.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const development = process.argv.includes('--dev');
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Started parts in order; they are stopped in reverse. */
const started: { stop(): Promise<void> }[] = [];
let stopping: Promise<void> | undefined;

function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (const part of started.toReversed()) await part.stop();
  })();
  return stopping;
}

async function end(code: number): Promise<never> {
  await stopAll();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    say('\nStopping ...');
    void end(0);
  });
}
process.on('disconnect', () => void end(0));

async function startDatabase(settings: ProductSettings): Promise<string> {
  if (settings.databaseUrl) {
    await checkConnection(settings.databaseUrl);
    return settings.databaseUrl;
  }
  say('Starting PostgreSQL ...');
  let url = '';
  const start = async () => {
    const server = await startEmbeddedServer({
      dataDir: settings.dataDir,
      // The port stays the same, because the other parts know the address.
      ...(url !== '' && { port: Number(new URL(url).port) }),
      onProgress: (sentence) => say(`  ${sentence}`),
    });
    ({ url } = server);
    return server;
  };
  started.push(await supervise({ name: 'PostgreSQL', start, say }));
  return url;
}

async function startProduct(): Promise<void> {
  const settings = readProductSettings(process.env);
  await checkPort(settings.sitePort, 'SITE_PORT');
  await checkPort(settings.accountsPort, 'ACCOUNTS_PORT');
  await checkPort(settings.apiPort, 'API_PORT');
  await checkPort(settings.deskPort, 'DESK_PORT');
  if (!development) {
    say('Building site and desk (only what has changed) ...');
    await runBuild('@wbn/site', '@wbn/desk');
  }

  const databaseUrl = await startDatabase(settings);
  const urls = localUrls(settings);
  const env = partEnvironment(process.env, settings, { databaseUrl, development });
  if (settings.demoWorld) await runStep('apps/demo-world/src/main.ts', env);
  const watch = development ? ['--watch', '--watch-preserve-output'] : [];
  const start = async (name: string, cwd: string, args: readonly string[], readyUrl: string) => {
    say(`Starting ${name} ...`);
    const options = { name, args, cwd: join(root, cwd), env, readyUrl, readyTimeout: 180_000 };
    started.push(await supervisePart({ ...options, say }));
  };
  await start('the API', 'apps/api', [...watch, 'src/main.ts'], `${urls.api}/ready`);
  await start('the account pages', 'apps/accounts', [...watch, 'src/main.ts'], `${urls.accounts}/ready`);
  // In development Vite renders the edition in whose folder it is started.
  const site = development
    ? {
        cwd: join('editions', process.env.EDITION ?? 'australia'),
        args: [join(root, 'apps/site/commands/wbn-site.ts'), 'dev'],
      }
    : { cwd: 'apps/site', args: ['server/main.ts'] };
  await start('the site', site.cwd, site.args, `${urls.site}/health`);
  const desk = development ? 'commands/start-development.ts' : 'server/main.ts';
  await start('the desk', 'apps/desk', [desk], `${urls.desk}/health`);

  say(
    `\nWBN is up.\n  site      ${urls.site}\n  accounts  ${urls.accounts}\n  API       ${urls.api}\n  desk      ${urls.desk}\n`,
  );
  const signIns = await listSignIns(databaseUrl, `${urls.accounts}/outbox`);
  if (signIns.length > 0) say(`${signIns.join('\n')}\n`);
  say('Ctrl-C stops everything, the database included.');
}

try {
  await startProduct();
} catch (error) {
  if (!stopping) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    await end(1);
  }
}
