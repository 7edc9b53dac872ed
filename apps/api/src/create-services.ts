import { openMailer } from '@wbn/host/start/open-mailer.ts';
import { connect } from '@wbn/postgres/connect.ts';
import type { FastifyBaseLogger } from 'fastify';
import { createInvitationPost } from './business/members/invitation-post.ts';
import { tidyBusiness } from './business/tidy-business.ts';
import { readCatalog } from './catalog/catalog.ts';
import { type OpenFileStore, openFileStore } from './files/open-file-store.ts';
import { createStoredFiles } from './files/stored-files.ts';
import { startUploadSweeper } from './files/upload-sweeper.ts';
import { createUploads } from './files/uploads.ts';
import { createNeedHelpPost } from './needhelp/need-help-post.ts';
import { createSiteLinks } from './post/site-links.ts';
import { createPostgresSearchEngine } from './search-engine/postgres-search-engine.ts';
import { openPipelinedClients } from './server/pipelined-clients.ts';
import { repeatHourly } from './server/repeat-hourly.ts';
import type { Services } from './server/services.ts';
import { createStatementRunner } from './server/statement.ts';
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
}

export interface OpenServices {
  readonly services: Services;
  readonly files: OpenFileStore;
  /** Throws when the database does not answer. */
  probe(): Promise<void>;
  /** Begins what goes on without being asked. */
  start(): void;
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
  const failed = (sentence: string) => (err: unknown, id?: string) => log.error({ err, id }, sentence);
  const needHelpPost = createNeedHelpPost({
    db,
    mailer,
    operator: settings.operator,
    catalog,
    onFailure: failed('a request for help could not be mailed'),
  });
  const invitationPost = createInvitationPost({
    db,
    mailer,
    siteLinks,
    onFailure: failed('an invitation could not be mailed'),
  });
  const repeated: { stop(): Promise<void> }[] = [];
  return {
    services: {
      statements: createStatementRunner(pool, quick),
      search: createPostgresSearchEngine(db),
      catalog,
      db,
      needHelpPost,
      invitationPost,
      siteLinks,
      uploads: createUploads(db, files.store),
      storedFiles: createStoredFiles({ store: files.store, filesDir, hostUrl }),
    },
    files,
    probe,
    start() {
      needHelpPost.start();
      invitationPost.start();
      repeated.push(
        startUploadSweeper({ db, ...files, onFailure: failed('old uploads could not be removed') }),
        repeatHourly(() => tidyBusiness(db), failed('deleted products could not be removed')),
      );
    },
    async close() {
      await Promise.all([...repeated, needHelpPost, invitationPost].map((service) => service.stop()));
      mailer.close();
      files.store.close();
      await quick.close();
      await close();
    },
  };
}
