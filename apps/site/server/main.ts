import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectEarly } from '@wbn/host/start/collect-early.ts';
import type { SiteBuild } from './render-page.ts';
import { readSettings, SettingsError } from './settings.ts';
import { failStart, startSite } from './start-site.ts';

// What pages are made of lives until they are drawn: with 40, as in other hosts, all that lives is looked through every hundred pages.
collectEarly(150);
try {
  const settings = readSettings(process.env);
  const build = await loadBuild(settings.buildDir);
  await startSite({ settings, renderPage: build.entry.module.createRenderPage(build, settings) });
} catch (error) {
  failStart(error);
}

async function loadBuild(folder: string): Promise<SiteBuild> {
  const file = join(folder, 'server', 'index.js');
  try {
    return (await import(pathToFileURL(file).href)) as SiteBuild;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw cause;
    throw new SettingsError(`The site is not built yet: ${file} is missing. Run 'wbn-site compile' first.`);
  }
}
