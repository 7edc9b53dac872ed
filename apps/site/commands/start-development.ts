import { join } from 'node:path';
import { runHost } from '@wbn/host/start/run-host.ts';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { readSettings } from '../server/settings.ts';
import { type SiteBuild, startSite } from '../server/start-site.ts';
import { readEdition } from './editions.ts';
import { siteFolder } from './shared-build.ts';

/** Serves an edition from the sources with hot reload, without page cache and content security policy. */
export async function startDevelopment(editionFolder: string): Promise<void> {
  const { id } = await readEdition(editionFolder);
  await runHost({
    portVariable: 'SITE_PORT',
    readSettings: (env) => ({
      ...readSettings({ EDITION: id, ...env, PAGE_CACHE_SECONDS: '0' }),
      editionsDir: join(editionFolder, '..'),
    }),
    async start(settings, host) {
      const vite = await createServer({
        root: siteFolder,
        configFile: join(siteFolder, 'vite.config.ts'),
        server: { middlewareMode: true },
      });
      host.atEnd(() => vite.close());
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr))
        throw new Error('Vite has no environment to render pages in');
      await startSite({
        settings,
        host,
        middleware: vite.middlewares,
        async renderPage(request, view) {
          const build = (await ssr.runner.import('virtual:react-router/server-build')) as SiteBuild;
          return build.entry.module.createRenderPage(build, settings)(request, view);
        },
      });
    },
  });
}
