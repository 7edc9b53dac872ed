import { backlog } from '@wbn/host/http/create-fastify.ts';
import { SettingsError } from '@wbn/host/settings/settings-error.ts';
import type { RunningHost } from '@wbn/host/start/run-host.ts';
import type { FastifyInstance } from 'fastify';
import { createVisitCounter } from './count-visits.ts';
import { createSiteServer, type Middleware, type RenderPage } from './create-site-server.ts';
import { createFindSite } from './find-site.ts';
import { type FollowedPurges, followPurges } from './follow-purges.ts';
import { loadEditions } from './load-editions.ts';
import type { Settings } from './settings.ts';

/** Exports of the build in `build/server` that the server uses; see app/entry.server.tsx. */
export interface SiteBuild {
  readonly entry: {
    readonly module: {
      createRenderPage(build: unknown, options: Pick<Settings, 'apiUrl' | 'apiTimeout'>): RenderPage;
    };
  };
}

interface StartSiteOptions {
  readonly settings: Settings;
  readonly renderPage: RenderPage;
  readonly host: RunningHost;
  /** Vite's middleware in development. */
  readonly middleware?: Middleware;
}

/** Starts the site until it listens; `host` stops it. Throws SettingsError for a wrong EDITION or EDITIONS_DIR. */
export async function startSite(options: StartSiteOptions): Promise<FastifyInstance> {
  const { settings, renderPage, host, middleware } = options;
  const editions = await loadEditions(settings.editionsDir);
  const fallback = editions.get(settings.edition);
  if (!fallback) {
    const known = [...editions.keys()].join(', ');
    throw new SettingsError(`EDITION must be one of ${known}, but is '${settings.edition}'.`);
  }
  const fallbackOrigin = settings.siteUrl ?? `http://localhost:${settings.port}`;
  let purges: FollowedPurges | undefined;
  const visits = createVisitCounter({
    apiUrl: settings.apiUrl,
    token: settings.purgeToken,
    siteUrl: fallbackOrigin,
    onFailure: (err, dropped) =>
      server.log.error({ err, dropped }, 'the API takes no visits; the figures of companies lack them'),
  });
  // Registered first, so that it runs after the server has answered its last request.
  host.atEnd(visits.stop);
  const hosts = { api: settings.publicApiUrl, accounts: settings.accountsUrl };
  const { server, pages } = await createSiteServer({
    settings,
    editions,
    findSite: createFindSite({ editions, fallback, fallbackOrigin, hosts }),
    renderPage,
    visits,
    readiness: {
      isStopping: host.isStopping,
      findWrongSetting: () => settings.missingPurgeToken ?? purges?.findRefusal(),
    },
    ...(middleware && { middleware }),
  });
  host.atEnd(() => server.close());
  purges = followPurges({
    apiUrl: settings.apiUrl,
    token: settings.purgeToken,
    onPurge: (surrogateKeys) => pages.purge(surrogateKeys),
    onSign: () => pages.noteFollowed(),
    onFailure: (err) =>
      server.log.error(
        { err },
        'purges are not received; pages may be outdated until PAGE_CACHE_SECONDS are over',
      ),
  });
  host.atEnd(purges.stop);
  if (settings.missingPurgeToken) server.log.error(settings.missingPurgeToken);
  await server.listen({ host: settings.host, port: settings.port, backlog });
  server.log.info({ editions: [...editions.keys()] }, `the site answers at ${fallbackOrigin}`);
  return server;
}
