import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createSiteServer } from './create-site-server.ts';
import { createFindSite } from './find-site.ts';
import { loadEditions } from './load-editions.ts';
import { createLog } from './log.ts';
import { PageStore } from './page-store.ts';
import type { RenderPage } from './render-page.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { createStaticFiles } from './static-files.ts';

/** What the build in `build/server` exports for us; see app/entry.server.tsx. */
interface SiteBuild {
  readonly entry: {
    readonly module: {
      createRenderPage(
        build: unknown,
        options: Pick<Settings, 'apiUrl' | 'publicApiUrl' | 'apiTimeout'>,
      ): RenderPage;
    };
  };
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const editions = await loadEditions(settings.editionsDir);
  const fallback = editions.get(settings.edition);
  if (!fallback) {
    const known = [...editions.keys()].join(', ');
    throw new SettingsError(`EDITION must be one of ${known}, but is '${settings.edition}'.`);
  }
  const build = await loadBuild(settings.buildDir);
  const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`;
  const secure = siteUrl.startsWith('https://');
  let ready = true;
  const server = createSiteServer({
    findSite: createFindSite({ editions, fallback, fallbackOrigin: siteUrl }),
    renderPage: build.entry.module.createRenderPage(build, settings),
    pages: new PageStore({
      bytes: settings.pageCacheBytes,
      freshSeconds: settings.pageCacheSeconds,
      staleSeconds: 600,
      onFailure: (error) => log.error('A page could not be renewed; the old one stays', error),
    }),
    staticFiles: createStaticFiles({ buildDir: settings.buildDir, editions, secure }),
    headers: {
      api: settings.publicApiUrl,
      accounts: settings.accountsUrl,
      freshSeconds: settings.pageCacheSeconds,
    },
    log,
    isReady: () => ready,
  });

  await listen(server, settings);
  log.info(`The site answers at ${siteUrl}`, { editions: [...editions.keys()], port: settings.port });

  const stop = (signal: string) => {
    if (!ready) return;
    ready = false;
    log.info(`Stopping after ${signal}`);
    const hurry = setTimeout(() => server.closeAllConnections(), settings.stopTimeout);
    hurry.unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

async function loadBuild(folder: string): Promise<SiteBuild> {
  const file = join(folder, 'server', 'index.js');
  try {
    return (await import(pathToFileURL(file).href)) as SiteBuild;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new SettingsError(`The site is not built yet: ${file} is missing. Run 'wbn-site build' first.`);
  }
}

async function listen(server: ReturnType<typeof createSiteServer>, { host, port }: Settings): Promise<void> {
  server.listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason =
      code === 'EADDRINUSE'
        ? 'is taken by another program'
        : code === 'EACCES'
          ? 'may not be used without more rights'
          : `cannot be used (${String(cause)})`;
    throw new SettingsError(`SITE_PORT ${port} on ${host} ${reason}.`);
  }
}

try {
  await start();
} catch (error) {
  const told = error instanceof SettingsError;
  process.stderr.write(`${told ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(told ? 2 : 1);
}
