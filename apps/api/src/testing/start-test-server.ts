import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@wbn/contract/calls.ts';
import { createMailer } from '@wbn/mail/create-mailer.ts';
import { connect } from '@wbn/postgres/connect.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createTestDatabase } from '@wbn/postgres/test-database.ts';
import type { Kysely } from 'kysely';
import { readCatalog } from '../catalog/catalog.ts';
import { handlers } from '../handlers.ts';
import { createNeedHelpPost } from '../needhelp/need-help-post.ts';
import { createPostgresSearchEngine } from '../search-engine/postgres-search-engine.ts';
import type { SearchEngine } from '../search-engine/search-engine.ts';
import { createServer, type ServerOptions } from '../server/create-server.ts';
import { openPipelinedClients } from '../server/pipelined-clients.ts';
import { createStatementRunner } from '../server/statement.ts';

export interface TestServer {
  /** Where it listens, without a slash at the end. */
  url: string;
  db: Kysely<Database>;
  search: SearchEngine;
  filesDir: string;
  /** Where mails become files. */
  outboxDir: string;
  stop(): Promise<void>;
}

const catalog = readCatalog();
/** Settings of a server that writes no log. */
export const quietSettings = {
  production: false,
  corsOrigins: [],
  siteUrl: undefined,
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
  const { db, pool, close } = connect(database.url, { max: 4, statementTimeout: 5_000 });
  const quick = openPipelinedClients(database.url, { count: 2, statementTimeout: 5_000 });
  const search = createPostgresSearchEngine(database.db);
  const needHelpPost = createNeedHelpPost({
    db,
    catalog,
    mailer: createMailer({ outboxDir, from: 'WBN <no-reply@wbn.example>' }),
    operator: { email: 'operator@wbn.example', language: 'en' },
    onFailure: () => undefined,
  });
  const server = await createServer({
    settings: { ...quietSettings, ...settings },
    calls,
    handlers,
    services: { statements: createStatementRunner(pool, quick), search, catalog, db, needHelpPost },
    filesDir,
    isReady: async () => (await pool.query('select 1')).rowCount === 1,
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    db: database.db,
    search,
    filesDir,
    outboxDir,
    async stop() {
      await server.close();
      await needHelpPost.stop();
      await quick.close();
      await close();
      await database.drop();
      for (const folder of [filesDir, outboxDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
