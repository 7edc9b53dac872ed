import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SettingsError } from '@wbn/host/settings/settings-error.ts';
import { runHost } from '@wbn/host/start/run-host.ts';
import { readSettings } from './settings.ts';
import { type SiteBuild, startSite } from './start-site.ts';

await runHost({
  portVariable: 'SITE_PORT',
  readSettings,
  async start(settings, host) {
    const build = await loadBuild(settings.buildDir);
    await startSite({ settings, renderPage: build.entry.module.createRenderPage(build, settings), host });
  },
});

async function loadBuild(folder: string): Promise<SiteBuild> {
  const file = join(folder, 'server', 'index.js');
  try {
    return (await import(pathToFileURL(file).href)) as SiteBuild;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new SettingsError(`The site is not built yet: ${file} is missing. Run 'wbn-site compile' first.`);
  }
}
