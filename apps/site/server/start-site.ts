import type { Server } from 'node:http';
import { endSilentConnections } from '@wbn/host/http/end-silent-connections.ts';
import { createAdmission } from '@wbn/host/limits/admission.ts';
import { listenForRush } from '@wbn/host/limits/listen-for-rush.ts';
import { OverloadedError } from '@wbn/host/limits/overloaded-error.ts';
import { boundListPurges } from './bound-list-purges.ts';
import { createSiteServer, type Middleware } from './create-site-server.ts';
import { createFindSite } from './find-site.ts';
import { followPurges } from './follow-purges.ts';
import { loadEditions } from './load-editions.ts';
import { createLog } from './log.ts';
import { PageStore } from './page-store.ts';
import type { RenderPage } from './render-page.ts';
import { type Settings, SettingsError } from './settings.ts';
import { createStaticFiles } from './static-files.ts';
import { createStoredFiles } from './stored-files.ts';

/** After a page has stopped being fresh it is given for this long while a new one is made. */
const staleSeconds = 600;
/** Pages that are rendered at once: while some wait for the API, others are drawn. */
const renderedAtOnce = 16;
/** Milliseconds that a page may wait for its turn. */
const longestWait = 1_200;

export interface StartSiteOptions {
  readonly settings: Settings;
  readonly renderPage: RenderPage;
  /** Looks at requests first: the development server's. */
  readonly middleware?: Middleware;
}

/** Starts the site and stops it cleanly on SIGINT and SIGTERM. Throws SettingsError for what an operator can mend. */
export async function startSite({ settings, renderPage, middleware }: StartSiteOptions): Promise<Server> {
  const log = createLog(settings.logLevel);
  const editions = await loadEditions(settings.editionsDir);
  const fallback = editions.get(settings.edition);
  if (!fallback) {
    const known = [...editions.keys()].join(', ');
    throw new SettingsError(`EDITION must be one of ${known}, but is '${settings.edition}'.`);
  }
  const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`;
  let ready = true;
  const pages = new PageStore({
    bytes: settings.pageCacheBytes,
    freshSeconds: settings.pageCacheSeconds,
    staleSeconds,
    // What is refused in a rush is counted where it is refused.
    onFailure: (error) => {
      if (error instanceof OverloadedError) return;
      log.error('A page could not be renewed; the old one stays', error);
    },
  });
  const server = createSiteServer({
    findSite: createFindSite({ editions, fallback, fallbackOrigin: siteUrl }),
    renderPage,
    pages,
    admission: createAdmission({ atOnce: renderedAtOnce, most: settings.pagesUnderWay, longestWait }),
    serveFile: await createStaticFiles({
      buildDir: settings.buildDir,
      editions,
      secure: siteUrl.startsWith('https://'),
    }),
    serveStoredFile: createStoredFiles(settings.apiUrl, settings.apiTimeout),
    headers: {
      api: settings.publicApiUrl,
      accounts: settings.accountsUrl,
      uploads: settings.uploadsOrigin,
      freshSeconds: settings.pageCacheSeconds,
      hasPolicy: !middleware,
    },
    log,
    isReady: () => ready,
    ...(middleware ? { middleware } : {}),
  });

  await listen(server, settings);
  const purges = boundListPurges((surrogateKeys) => pages.purge(surrogateKeys));
  const stopFollowing = followPurges({
    apiUrl: settings.apiUrl,
    token: settings.purgeToken,
    onPurge: purges.purge,
    onFailure: (error) =>
      log.error('Changes are not heard of; pages may be as old as they may be kept', error),
  });
  log.info(`The site answers at ${siteUrl}`, { editions: [...editions.keys()], port: settings.port });

  const endSilent = endSilentConnections(server);
  let closing: NodeJS.Timeout | undefined;
  const stop = (signal: string) => {
    if (!ready) return;
    ready = false;
    log.info(`Stopping after ${signal}`);
    closing = setTimeout(close, settings.stopDelay);
  };
  const close = () => {
    setTimeout(() => server.closeAllConnections(), settings.stopTimeout).unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    endSilent();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  server.once('close', () => {
    stopFollowing();
    purges.stop();
    // Whoever has closed it before does not want the process to end later.
    clearTimeout(closing);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  });
  return server;
}

/** Ends the process with one sentence for the operator where the fault is a setting, with a stack where it is ours. */
export function failStart(error: unknown): never {
  const told = error instanceof SettingsError;
  process.stderr.write(`${told ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(told ? 2 : 1);
}

async function listen(server: Server, { host, port }: Settings): Promise<void> {
  try {
    await listenForRush(server, { host, port });
  } catch (cause) {
    throw new SettingsError(`SITE_PORT ${port} on ${host} ${reasonOf(cause as NodeJS.ErrnoException)}.`);
  }
}

function reasonOf(cause: NodeJS.ErrnoException): string {
  switch (cause.code) {
    case 'EADDRINUSE':
      return 'is taken by another program';
    case 'EACCES':
      return 'may not be used without more rights';
    default:
      return `cannot be used (${cause.message})`;
  }
}
