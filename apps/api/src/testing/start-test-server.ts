import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@wbn/contract/calls.ts';
import { createMailer } from '@wbn/mail/create-mailer.ts';
import { connect } from '@wbn/postgres/connect.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createTestDatabase } from '@wbn/postgres/test-database.ts';
import type { Kysely } from 'kysely';
import { createInvitationPost } from '../business/members/invitation-post.ts';
import { readCatalog } from '../catalog/catalog.ts';
import { createDiskStore } from '../files/disk-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { createStoredFiles } from '../files/stored-files.ts';
import { createUploads } from '../files/uploads.ts';
import { handlers } from '../handlers.ts';
import { createNeedHelpPost } from '../needhelp/need-help-post.ts';
import { createSiteLinks } from '../post/site-links.ts';
import { createPostgresSearchEngine } from '../search-engine/postgres-search-engine.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import { createServer, type ServerOptions } from '../server/create-server.ts';
import { openPipelinedClients } from '../server/pipelined-clients.ts';
import { createRevokedFamilies } from '../server/revoked-families.ts';
import { createStatementRunner } from '../server/statement.ts';
import { createTokenCheck } from '../server/token-check.ts';
import { findTestKey, type SignedIn, signIn } from './test-tokens.ts';

export interface TestServer {
  /** Where it listens, without a slash at the end. */
  url: string;
  db: Kysely<Database>;
  /** For commands and second connections. */
  databaseUrl: string;
  search: SearchEngine;
  filesDir: string;
  /** Where pictures are kept: `filesDir` and a folder beside it. */
  store: FileStore;
  /** What was sent and is not used yet. */
  incomingDir: string;
  /** Where mails become files. */
  outboxDir: string;
  /** Headers of somebody who is signed in; a person without a profile unless one is given. */
  signIn(userID?: string): Promise<SignedIn>;
  stop(): Promise<void>;
}

const catalog = readCatalog();
/** Settings of a server that writes no log. */
export const quietSettings = {
  production: false,
  corsOrigins: [],
  siteUrl: undefined,
  accountsUrl: 'https://accounts.example',
  logLevel: 'silent',
  trustedProxies: ['loopback'],
  requestTimeout: 10_000,
  connectionTimeout: 10_000,
} as const;

/** The whole API host on a free port and an empty database of its own. */
export async function startTestServer(
  postgresUrl: string,
  settings: Partial<ServerOptions['settings']> = {},
): Promise<TestServer> {
  const database = await createTestDatabase(postgresUrl);
  const filesDir = mkdtempSync(join(tmpdir(), 'api-test-files-'));
  const outboxDir = `${filesDir}-outbox`;
  const incomingDir = `${filesDir}-incoming`;
  let url = '';
  const store = createDiskStore({ filesDir, incomingDir, hostUrl: () => url });
  const { db, pool, close } = connect(database.url, { max: 4, statementTimeout: 5_000 });
  const quick = openPipelinedClients(database.url, { count: 2, statementTimeout: 5_000 });
  const search = createPostgresSearchEngine(database.db);
  const mailer = createMailer({ outboxDir, from: 'WBN <no-reply@wbn.example>' });
  const siteLinks = createSiteLinks({ siteUrl: 'http://localhost:4000', edition: 'australia' });
  const invitationPost = createInvitationPost({ db, mailer, siteLinks, onFailure: () => undefined });
  const needHelpPost = createNeedHelpPost({
    db,
    catalog,
    mailer,
    operator: { email: 'operator@wbn.example', language: 'en' },
    onFailure: () => undefined,
  });
  const given = { ...quietSettings, ...settings };
  const revoked = createRevokedFamilies({ databaseUrl: database.url, onFailure: () => undefined });
  await revoked.start();
  const server = await createServer({
    settings: given,
    calls,
    handlers,
    services: {
      statements: createStatementRunner(pool, quick),
      search,
      catalog,
      db,
      needHelpPost,
      invitationPost,
      siteLinks,
      uploads: createUploads(db, store),
      storedFiles: createStoredFiles({ store, filesDir, hostUrl: () => url }),
    },
    checkToken: createTokenCheck({ findKey: findTestKey, issuer: given.accountsUrl, revoked }),
    filesDir,
    diskStore: store,
    isReady: async () => (await pool.query('select 1')).rowCount === 1,
  });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    db: database.db,
    databaseUrl: database.url,
    search,
    filesDir,
    store,
    incomingDir,
    outboxDir,
    signIn: (userID) => signIn(given.accountsUrl, userID),
    async stop() {
      await server.close();
      await revoked.stop();
      await needHelpPost.stop();
      await invitationPost.stop();
      await quick.close();
      await close();
      await database.drop();
      for (const folder of [filesDir, outboxDir, incomingDir])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}
