import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTokenCheck } from '@wbn/host/access/open-token-check.ts';
import { createLogger } from '@wbn/host/http/logging.ts';
import type { JobWorker } from '@wbn/host/jobs/job-worker.ts';
import type { OutsideRules } from '@wbn/host/outside/fetch-outside.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { createTestDatabase } from '@wbn/postgres/test-database.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import type { ImportBounds } from '../business/product-csv/import-turns.ts';
import { createApi } from '../create-api.ts';
import { createServices } from '../create-services.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PaymentSettings } from '../membership/gateway/payment-settings.ts';
import { openPurges } from '../purges/purges.ts';
import type { ServerSettings } from '../server/create-server.ts';
import type { Services } from '../services.ts';
import { addStaff, type GivenStaff } from './add-staff.ts';
import { findTestKey, type SignedIn, signIn, signInStaff } from './test-tokens.ts';

export interface TestServer {
  /** Address of the server, without a trailing slash. */
  url: string;
  db: Kysely<Database>;
  /** For commands and second connections. */
  databaseUrl: string;
  /** Holds the folders below; `DATA_DIR` of commands. */
  dataDir: string;
  /** The services of handlers and jobs. */
  services: Services;
  search: SearchEngine;
  filesDir: string;
  /** The file store: `filesDir` and a folder beside it. */
  store: FileStore;
  /** Folder of unclaimed uploads. */
  incomingDir: string;
  /** Folder of message files. */
  privateDir: string;
  /** Folder to which mails are written. */
  outboxDir: string;
  /** Jobs run only when a test runs them. */
  jobs: JobWorker;
  /** Returns headers of a signed-in person; by default one without a profile. */
  signIn(userID?: string): Promise<SignedIn>;
  /** Adds a member of staff and returns headers of their desk; by default a moderator. */
  signInStaff(given?: GivenStaff): Promise<SignedIn>;
  stop(): Promise<void>;
}

/** Milliseconds: on a busy machine a test waits, it is not refused. */
const patience = 60_000;

/** Settings of a server without logs. */
export const quietSettings = {
  production: false,
  corsOrigins: [],
  siteUrl: undefined,
  deskUrl: 'http://localhost:4003',
  accountsUrl: 'https://accounts.example',
  logLevel: 'error',
  trustedProxies: ['loopback'],
  requestTimeout: patience,
  connectionTimeout: patience,
  callsUnderWay: 128,
} as const satisfies ServerSettings;

/** Starts the whole API host on a free port with an empty database. */
export async function startTestServer(
  postgresUrl: string,
  {
    smtpUrl,
    purgeToken,
    importBounds,
    outsideRules,
    liveBeat,
    liveStreams = 100,
    opensearchUrls,
    payment = { kind: 'test' },
    ...changes
  }: Partial<ServerSettings> & {
    readonly smtpUrl?: string;
    readonly purgeToken?: string;
    readonly importBounds?: ImportBounds;
    readonly outsideRules?: OutsideRules;
    readonly liveBeat?: number;
    readonly liveStreams?: number;
    readonly opensearchUrls?: readonly string[];
    readonly payment?: PaymentSettings;
  } = {},
): Promise<TestServer> {
  const database = await createTestDatabase(postgresUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'api-test-'));
  const [filesDir, outboxDir] = [join(dataDir, 'files'), join(dataDir, 'outbox')];
  const [incomingDir, privateDir] = [join(dataDir, 'incoming'), join(dataDir, 'private')];
  mkdirSync(filesDir);
  const settings = { ...quietSettings, ...changes };
  let url = '';
  const opened = await createServices({
    databaseUrl: database.url,
    settings: {
      databaseConnections: 3,
      statementTimeout: patience,
      production: settings.production,
      siteUrl: 'http://localhost:4000',
      edition: 'australia',
      smtpUrl,
      outboxDir,
      mailFrom: 'WBN <no-reply@wbn.example>',
      operator: { email: 'operator@wbn.example', language: 'en' },
      staff: { email: 'staff@wbn.example', language: 'en' },
      deskUrl: 'https://desk.wbn.example',
      accountsUrl: settings.accountsUrl,
      s3: undefined,
      payment,
      opensearchUrls,
      liveStreams,
    },
    filesDir,
    incomingDir,
    privateDir,
    hostUrl: () => url,
    connectionWait: patience,
    log: createLogger('api', settings.logLevel),
    ...(importBounds && { importBounds }),
    ...(outsideRules && { outsideRules }),
    ...(liveBeat !== undefined && { liveBeat }),
  });
  const tokens = await openTokenCheck({
    databaseUrl: database.url,
    applicationName: 'wbn-api-revoked',
    findKey: findTestKey,
    issuer: settings.accountsUrl,
    onFailure: () => undefined,
  });
  const purges = await openPurges({ databaseUrl: database.url, onFailure: () => undefined });
  const server = await createApi({
    settings,
    opened,
    checkToken: tokens.check,
    filesDir,
    readiness: {
      isStopping: () => false,
      probe: opened.probe,
      details: () => ({ search: opened.searchState() }),
    },
    purges: { purges, token: purgeToken },
    payment,
  });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    db: database.db,
    databaseUrl: database.url,
    dataDir,
    services: opened.services,
    search: opened.services.search,
    filesDir,
    store: opened.files.store,
    incomingDir,
    privateDir,
    outboxDir,
    jobs: opened.jobs,
    signIn: (userID) => signIn(settings.accountsUrl, userID),
    signInStaff: async (given) =>
      signInStaff(
        settings.accountsUrl,
        given?.userID ?? (await addStaff(database.db, given)),
        given?.secondFactorAt,
      ),
    async stop() {
      await server.close();
      await tokens.stop();
      await purges.stop();
      await opened.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
