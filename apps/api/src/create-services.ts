import { createSiteLinks } from '@wbn/edition/site-links.ts';
import type { JobWorker } from '@wbn/host/jobs/job-worker.ts';
import { openMailer } from '@wbn/host/start/open-mailer.ts';
import { connect } from '@wbn/postgres/connect.ts';
import { PreparedReads } from '@wbn/postgres/prepared-reads.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type ImportBounds, importBounds } from './business/product-csv/import-bounds.ts';
import { createImportTurns } from './business/product-csv/import-turns.ts';
import { readCatalog } from './catalog/catalog.ts';
import { type OpenFileStore, openFileStore } from './files/open-file-store.ts';
import { createStoredFiles } from './files/stored-files.ts';
import { createUploads } from './files/uploads.ts';
import { createApiJobs } from './jobs.ts';
import { createPostgresSearchEngine } from './search-engine/postgres-search-engine.ts';
import { openPipelinedClients } from './server/pipelined-clients.ts';
import type { Services } from './server/services.ts';
import type { Settings } from './settings.ts';

export interface ServicesOptions {
  readonly databaseUrl: string;
  readonly settings: Pick<
    Settings,
    | 'databaseConnections'
    | 'databasePipelines'
    | 'statementTimeout'
    | 'siteUrl'
    | 'edition'
    | 'smtpUrl'
    | 'outboxDir'
    | 'mailFrom'
    | 'operator'
    | 's3'
  >;
  /** Folder behind `/files/`. */
  readonly filesDir: string;
  /** What was sent and is not used yet. */
  readonly incomingDir: string;
  /** This host as browsers see it, without a slash at the end. */
  readonly hostUrl: () => string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Smaller ones for tests. */
  readonly importBounds?: ImportBounds;
}

export interface OpenServices {
  readonly services: Services;
  readonly files: OpenFileStore;
  /** Throws when the database does not answer. */
  probe(): Promise<void>;
  /** What goes on without being asked; waits until it is started. */
  readonly jobs: JobWorker;
  /** Ends after what is under way. */
  close(): Promise<void>;
}

/** Opens and wires all that the calls of all rooms work with. */
export async function createServices(options: ServicesOptions): Promise<OpenServices> {
  const { databaseUrl, settings, filesDir, incomingDir, hostUrl, log } = options;
  const { statementTimeout, s3 } = settings;
  const { db, pool, probe, close } = connect(databaseUrl, {
    max: settings.databaseConnections,
    statementTimeout,
    applicationName: 'wbn-api',
  });
  const quick = openPipelinedClients(databaseUrl, { count: settings.databasePipelines, statementTimeout });
  const files = await openFileStore({ s3, filesDir, incomingDir, hostUrl });
  const mailer = openMailer(settings);
  const catalog = readCatalog();
  const siteLinks = createSiteLinks(settings);
  const { operator } = settings;
  const services: Services = {
    reads: new PreparedReads(pool, quick),
    search: createPostgresSearchEngine(db),
    catalog,
    importTurns: createImportTurns(db),
    importBounds: options.importBounds ?? importBounds,
    db,
    siteLinks,
    uploads: createUploads(db, files.store),
    storedFiles: createStoredFiles({ store: files.store, filesDir, hostUrl }),
  };
  const jobs = createApiJobs({ ...services, databaseUrl, mailer, operator, siteLinks, files, log });
  return {
    services,
    files,
    jobs,
    probe,
    async close() {
      await jobs.stop();
      mailer.close();
      files.store.close();
      await quick.close();
      await close();
    },
  };
}
