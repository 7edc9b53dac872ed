import { createSiteLinks } from '@wbn/edition/site-links.ts';
import { createSiteOriginCheck } from '@wbn/edition/site-origins.ts';
import type { JobWorker } from '@wbn/host/jobs/job-worker.ts';
import { createLiveStreams } from '@wbn/host/live/live-streams.ts';
import { createFetchOutside, type OutsideRules } from '@wbn/host/outside/fetch-outside.ts';
import { openMailer } from '@wbn/host/start/open-mailer.ts';
import { connect } from '@wbn/postgres/connect.ts';
import type { SearchState } from '@wbn/search-engine/opensearch/switching-index.ts';
import type { FastifyBaseLogger } from 'fastify';
import { createImportTurns, type ImportBounds, importBounds } from './business/product-csv/import-turns.ts';
import { readCatalog } from './catalog/catalog.ts';
import { findDisk } from './files/find-disk.ts';
import { type OpenFileStore, openFileStore } from './files/open-file-store.ts';
import { createStoredFiles } from './files/stored-files.ts';
import { createUploads } from './files/uploads.ts';
import { createApiJobs } from './jobs.ts';
import { openPayments } from './membership/gateway/open-payments.ts';
import { savePresence } from './messaging/mails/unread-mail.sql.ts';
import { openSearchEngine } from './search/open-search-engine.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { createFindAudience } from './social/live/listen-to-events.ts';

export interface ServicesOptions {
  readonly databaseUrl: string;
  readonly settings: Pick<
    Settings,
    | 'databaseConnections'
    | 'statementTimeout'
    | 'production'
    | 'siteUrl'
    | 'edition'
    | 'smtpUrl'
    | 'outboxDir'
    | 'mailFrom'
    | 'operator'
    | 'staff'
    | 'deskUrl'
    | 'accountsUrl'
    | 's3'
    | 'opensearchUrls'
    | 'payment'
    | 'liveStreams'
  >;
  /** Folder served at `/files/`. */
  readonly filesDir: string;
  /** Folder of unclaimed uploads. */
  readonly incomingDir: string;
  /** Folder of message files. */
  readonly privateDir: string;
  /** Address of this host in browsers, without a trailing slash. */
  readonly hostUrl: () => string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds that a query waits for a free connection; longer in tests, which have few. */
  readonly connectionWait?: number;
  /** Smaller in tests. */
  readonly importBounds?: ImportBounds;
  /** Which addresses may be asked; tests reach servers of their own. */
  readonly outsideRules?: OutsideRules;
  /** Milliseconds between two keep-alive events of a stream; shorter in tests. */
  readonly liveBeat?: number;
}

export interface OpenServices {
  readonly services: Services;
  readonly files: OpenFileStore;
  /** Throws when the database does not answer. */
  probe(): Promise<void>;
  /** The engine that answers searches now, and why not the other. */
  searchState(): SearchState;
  /** Background jobs; the caller starts them. */
  readonly jobs: JobWorker;
  /** Closes everything after the running work has ended. */
  close(): Promise<void>;
}

/** Opens and wires the services that all calls use. */
export async function createServices(options: ServicesOptions): Promise<OpenServices> {
  const { databaseUrl, settings, filesDir, incomingDir, privateDir, hostUrl, log } = options;
  const { statementTimeout, s3 } = settings;
  const { db, probe, close } = connect(databaseUrl, {
    max: settings.databaseConnections,
    statementTimeout,
    ...(options.connectionWait !== undefined && { connectionWait: options.connectionWait }),
    applicationName: 'wbn-api',
  });
  const isOwnSite = createSiteOriginCheck(settings);
  const files = await openFileStore({ s3, filesDir, incomingDir, privateDir, hostUrl });
  const mailer = openMailer(settings);
  const catalog = readCatalog();
  const siteLinks = createSiteLinks(settings);
  const { operator, staff, deskUrl, accountsUrl } = settings;
  const payments = await openPayments({ settings: settings.payment, db, hostUrl, log });
  const search = await openSearchEngine(db, settings.opensearchUrls, log);
  const services: Services = {
    search: search.engine,
    searchState: search.state,
    findDisk: async () => (files.diskStore ? findDisk(filesDir) : undefined),
    catalog,
    importTurns: createImportTurns(db),
    importBounds: options.importBounds ?? importBounds,
    db,
    payments,
    siteLinks,
    isOwnSite,
    fileStore: files.store,
    uploads: createUploads(db, files.store),
    storedFiles: createStoredFiles({ store: files.store, filesDir, hostUrl, isOwnSite }),
    fetchOutside: createFetchOutside(options.outsideRules),
    live: createLiveStreams({
      databaseUrl,
      applicationName: 'wbn-api-live',
      findAudience: createFindAudience(db),
      notePresence: (people) => savePresence.run(db, { people }),
      most: settings.liveStreams,
      onFailure: (err) => log.error({ err }, 'live events come late or not at all at the moment'),
      ...(options.liveBeat !== undefined && { beat: options.liveBeat }),
    }),
  };
  const jobs = createApiJobs({
    ...services,
    outbox: search,
    databaseUrl,
    mailer,
    operator,
    staff,
    deskUrl,
    accountsUrl,
    siteLinks,
    files,
    log,
  });
  return {
    services,
    files,
    jobs,
    probe,
    searchState: search.state,
    async close() {
      await jobs.stop();
      await services.live.close();
      mailer.close();
      files.store.close();
      await search.close();
      await close();
    },
  };
}
