import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { RenderPage, SiteBuild } from '../server/render-page.ts';
import { readSettings } from '../server/settings.ts';
import { failStart, startSite } from '../server/start-site.ts';
import { readEdition } from './join-edition.ts';
import { siteFolder } from './site-folder.ts';

/** Serves an edition from the sources, with hot reload; nothing is kept in memory, no content policy is sent. */
export async function startDevelopment(editionFolder: string): Promise<void> {
  try {
    const { id } = await readEdition(editionFolder);
    const settings = {
      ...readSettings({ EDITION: id, ...process.env, PAGE_CACHE_SECONDS: '0' }),
      editionsDir: join(editionFolder, '..'),
    };
    const vite = await createServer({
      root: siteFolder,
      configFile: join(siteFolder, 'vite.config.ts'),
      server: { middlewareMode: true },
    });
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render pages in');
    const renderPage: RenderPage = async (request, view) => {
      const build = (await ssr.runner.import('virtual:react-router/server-build')) as SiteBuild;
      return build.entry.module.createRenderPage(build, settings)(request, view);
    };
    await startSite({ settings, renderPage, middleware: vite.middlewares });
  } catch (error) {
    failStart(error);
  }
}
