import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@wbn/contract/calls.ts';
import { createMailer } from '@wbn/mail/create-mailer.ts';
import { checkConnection } from '@wbn/postgres/check-connection.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { DatabaseUnavailableError } from '@wbn/postgres/database-unavailable-error.ts';
import { joinEmbeddedServer } from '@wbn/postgres/embedded-server.ts';
import { migrateToLatest } from '@wbn/postgres/migrate.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createInvitationPost } from './business/members/invitation-post.ts';
import { tidyBusiness } from './business/tidy-business.ts';
import { type Catalog, readCatalog } from './catalog/catalog.ts';
import { type OpenFileStore, openFileStore } from './files/open-file-store.ts';
import { createStoredFiles } from './files/stored-files.ts';
import { startUploadSweeper } from './files/upload-sweeper.ts';
import { createUploads } from './files/uploads.ts';
import { handlers } from './handlers.ts';
import { createNeedHelpPost } from './needhelp/need-help-post.ts';
import type { RowPost } from './post/row-post.ts';
import { createSiteLinks, type SiteLinks } from './post/site-links.ts';
import { createPostgresSearchEngine } from './search-engine/postgres-search-engine.ts';
import { createServer } from './server/create-server.ts';
import { createLogger } from './server/logging.ts';
import { openPipelinedClients } from './server/pipelined-clients.ts';
import { createPublishedKeys } from './server/published-keys.ts';
import { repeatHourly } from './server/repeat-hourly.ts';
import { createRevokedFamilies } from './server/revoked-families.ts';
import { createStatementRunner } from './server/statement.ts';
import { createTokenCheck, type TokenCheck } from './server/token-check.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** What was started, each with what ends it; ended in the reverse order. */
const ends: (() => Promise<void>)[] = [];
let stopping = false;
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const settings = readSettings(process.env);
  stopOnSignal(settings);
  await start(settings);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  await endAll();
  process.exit(error instanceof SettingsError ? 2 : 1);
}

async function start(settings: Settings): Promise<void> {
  const filesDir = makeFilesDir(settings.dataDir);
  const url = settings.databaseUrl ?? (await startDatabase(settings.dataDir));
  await checkConnection(url);
  const { db, pool, close } = connect(url, {
    max: settings.databaseConnections,
    statementTimeout: settings.statementTimeout,
    applicationName: 'wbn-api',
  });
  ends.push(close);
  const quick = openPipelinedClients(url, {
    count: settings.databasePipelines,
    statementTimeout: settings.statementTimeout,
  });
  ends.push(() => quick.close());
  await migrate(url);
  const catalog = readCatalog();
  const checkToken = await startTokenCheck(url, settings);
  const siteLinks = createSiteLinks(settings);
  const posts = startPosts(db, { catalog, siteLinks, settings });
  const files = await startFileStore(db, filesDir, settings);
  startTidying(db, settings);

  const server = await createServer({
    settings,
    calls,
    handlers,
    services: {
      statements: createStatementRunner(pool, quick),
      search: createPostgresSearchEngine(db),
      catalog,
      db,
      ...posts,
      siteLinks,
      uploads: createUploads(db, files.store),
      storedFiles: createStoredFiles({ store: files.store, filesDir, hostUrl: () => settings.publicApiUrl }),
    },
    checkToken,
    filesDir,
    diskStore: files.diskStore,
    isReady: async () => !stopping && (await pool.query('select 1')).rowCount === 1,
  });
  ends.push(() => server.close());
  await server.listen({ host: settings.host, port: settings.port });
}

/** Tokens are checked by the auth host's keys; what it revokes is heard from the database. */
async function startTokenCheck(databaseUrl: string, settings: Settings): Promise<TokenCheck> {
  const log = createLogger(settings.logLevel);
  const revoked = createRevokedFamilies({
    databaseUrl,
    onFailure: (err) => log.error({ err }, 'revoked sessions are not heard of at the moment'),
  });
  await revoked.start();
  ends.push(() => revoked.stop());
  const findKey = createPublishedKeys({ accountsUrl: settings.accountsKeysUrl });
  return createTokenCheck({ findKey, issuer: settings.accountsUrl, revoked });
}

/** What an earlier process has left unmailed goes out first. */
function startPosts(
  db: Kysely<Database>,
  { catalog, siteLinks, settings }: { catalog: Catalog; siteLinks: SiteLinks; settings: Settings },
): { needHelpPost: RowPost; invitationPost: RowPost } {
  const log = createLogger(settings.logLevel);
  const { smtpUrl, outboxDir, mailFrom: from, operator } = settings;
  const mailer = createMailer({ smtpUrl, outboxDir, from });
  const failed = (sentence: string) => (err: unknown, id: string | undefined) =>
    log.error({ err, id }, sentence);
  const posts = {
    needHelpPost: createNeedHelpPost({
      db,
      mailer,
      operator,
      catalog,
      onFailure: failed('a request for help could not be mailed'),
    }),
    invitationPost: createInvitationPost({
      db,
      mailer,
      siteLinks,
      onFailure: failed('an invitation could not be mailed'),
    }),
  };
  ends.push(async () => {
    await Promise.all(Object.values(posts).map((post) => post.stop()));
    mailer.close();
  });
  for (const post of Object.values(posts)) post.start();
  return posts;
}

/** What was sent and is not wanted any more goes, from now on. */
async function startFileStore(
  db: Kysely<Database>,
  filesDir: string,
  { s3, publicApiUrl, dataDir, logLevel }: Settings,
): Promise<OpenFileStore> {
  const log = createLogger(logLevel);
  const incomingDir = join(dataDir, 'incoming');
  const files = await openFileStore({ s3, filesDir, incomingDir, hostUrl: () => publicApiUrl });
  const onFailure = (err: unknown) => log.error({ err }, 'old uploads could not be removed');
  const sweeper = startUploadSweeper({ db, ...files, onFailure });
  ends.push(async () => {
    await sweeper.stop();
    files.store.close();
  });
  return files;
}

/** What companies have deleted goes for good when its time is over. */
function startTidying(db: Kysely<Database>, { logLevel }: Settings): void {
  const log = createLogger(logLevel);
  const onFailure = (err: unknown) => log.error({ err }, 'deleted products could not be removed');
  const tidying = repeatHourly(() => tidyBusiness(db), onFailure);
  ends.push(() => tidying.stop());
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

async function startDatabase(dataDir: string): Promise<string> {
  const server = await joinEmbeddedServer({ dataDir, onProgress: say });
  ends.push(() => server.stop());
  return server.url;
}

/** Migrations may take longer than a request's statement. */
async function migrate(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 2, applicationName: 'wbn-api-start' });
  try {
    const migrations = await migrateToLatest(db);
    if (migrations.length > 0) say(`Brought the database up to date: ${migrations.join(', ')}`);
  } finally {
    await close();
  }
}

/** Proxies are given the time to turn to another server; requests in flight are answered; what takes longer than the time allowed is cut off. */
function stopOnSignal({ stopDelay, stopTimeout }: Settings): void {
  const stop = () => {
    stopping = true;
    setTimeout(end, stopDelay);
  };
  const end = () => {
    setTimeout(() => process.exit(1), stopTimeout).unref();
    void endAll().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

async function endAll(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end().catch(() => undefined);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DatabaseUnavailableError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port is in use: stop what runs there, or set API_PORT to another one.';
  if (code === 'EACCES') return 'The port may not be used by this user: set API_PORT to one above 1023.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
